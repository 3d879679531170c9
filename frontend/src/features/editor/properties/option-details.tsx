import { Plus } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Effect } from '#shared/model/effect.ts';
import { limits, type Option } from '#shared/model/quiz.ts';
import { Button } from '../../../ui/button.tsx';
import { RewriteLabel } from '../assist/rewrite-label.tsx';
import { firstMatcher } from '../catalogue-facets.ts';
import { useEditor } from '../editor-context.ts';
import { type ChoiceQuestion, editOption } from '../quiz-edits.ts';
import { ShowWhen } from '../rules/show-when.tsx';
import { ColorField } from './color-field.tsx';
import { EffectEditor } from './effect-editor.tsx';
import { messages as effectMessages } from './effect-messages.ts';
import { ImageField } from './image-field.tsx';
import { messages } from './messages.ts';
import { TextInput } from './text-input.tsx';
import { without } from './without.ts';

interface Props {
  question: ChoiceQuestion;
  option: Option;
}

const usualWeight = 40;

/** What an answer looks like, and which products it moves. */
export function OptionDetails({ question, option }: Props) {
  const intl = useIntl();
  const { quiz, edit, products, collections } = useEditor();
  const change = (next: (before: Option) => Option, about = `option:${option.id}`) =>
    edit((before) => editOption(before, question.id, option.id, next), about);
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
        question={question.id}
        condition={option.showWhen}
        path={`questions.${quiz.questions.indexOf(question)}.options.${question.options.indexOf(option)}.showWhen`}
        onChange={(showWhen) =>
          change((before) => (showWhen ? { ...before, showWhen } : without(before, 'showWhen')))
        }
      />
      {question.type === 'swatch' && (
        <ColorField
          label={intl.formatMessage(messages.color)}
          value={option.color ?? '#D97706'}
          onChange={(color) => change((before) => ({ ...before, color }))}
        />
      )}
      <ImageField
        value={option.image}
        onChange={(image) => change((before) => (image ? { ...before, image } : without(before, 'image')))}
      />
      {option.image && (
        <TextInput label={intl.formatMessage(messages.imageAlt)} textKey={`${option.id}.alt`} part="alt" />
      )}
    </div>
  );
}
