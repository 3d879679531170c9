import { Plus } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Effect } from '#shared/model/effect.ts';
import { limits, type Option } from '#shared/model/quiz.ts';
import { without } from '../../../lib/without.ts';
import { Button } from '../../../ui/button.tsx';
import { ColorField } from '../../../ui/color-field.tsx';
import { RewriteLabel } from '../assist/rewrite-label.tsx';
import { firstMatcher } from '../catalogue-facets.ts';
import { useEditor } from '../editor-context.ts';
import { editOption } from '../quiz-edits.ts';
import { ShowWhen } from '../rules/show-when.tsx';
import { EffectEditor } from './effect-editor.tsx';
import { messages as effectMessages } from './effect-messages.ts';
import { ImageField } from './image-field.tsx';
import { messages } from './messages.ts';
import { TextInput } from './text-input.tsx';

interface Props {
  questionId: string;
  option: Option;
}

const usualWeight = 40;

/** What an answer looks like, and which products it moves. */
export function OptionDetails({ questionId, option }: Props) {
  const intl = useIntl();
  const { swatch, edit, products, collections } = useEditor(({ quiz, edit, products, collections }) => ({
    swatch: quiz.questions.find(({ id }) => id === questionId)?.type === 'swatch',
    edit,
    products,
    collections,
  }));
  const change = (next: (before: Option) => Option, about = `option:${option.id}`) =>
    edit((before) => editOption(before, questionId, option.id, next), about);
  const setEffect = (at: number) => (effect: Effect | null) =>
    change((before) => ({
      ...before,
      effects: effect ? before.effects.with(at, effect) : before.effects.toSpliced(at, 1),
    }));
  const add = () => {
    const match = (['tag', 'type', 'vendor', 'price'] as const)
      .map((on) => firstMatcher(on, products, collections))
      .find((matcher) => matcher !== null);
    if (match)
      change((before) => ({
        ...before,
        effects: [...before.effects, { kind: 'boost', weight: usualWeight, match }],
      }));
  };
  return (
    <div className="grid gap-4">
      <RewriteLabel optionId={option.id} />
      {option.effects.map((effect, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: effects have no id of their own, and only the last is added
        <EffectEditor key={index} effect={effect} onChange={setEffect(index)} />
      ))}
      <Button
        size="sm"
        onClick={add}
        disabled={option.effects.length >= limits.effects}
        className="justify-self-start"
      >
        <Plus className="size-4" aria-hidden />
        <FormattedMessage {...effectMessages.add} />
      </Button>
      <ShowWhen
        question={questionId}
        condition={option.showWhen}
        option={option.id}
        onChange={(showWhen) =>
          change((before) => (showWhen ? { ...before, showWhen } : without(before, 'showWhen')))
        }
      />
      {swatch && (
        <ColorField
          label={intl.formatMessage(messages.color)}
          value={option.color ?? '#D97706'}
          onChange={(color) => change((before) => ({ ...before, color }))}
        />
      )}
      <ImageField
        place={option.id}
        value={option.image}
        onChange={(image, about) =>
          change((before) => (image ? { ...before, image } : without(before, 'image')), about)
        }
      />
      {option.image && (
        <TextInput label={intl.formatMessage(messages.imageAlt)} textKey={`${option.id}.alt`} part="alt" />
      )}
    </div>
  );
}
