import { Plus, Trash2 } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Matcher } from '#shared/model/effect.ts';
import { limits, type Slot } from '#shared/model/quiz.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { firstMatcher, isOffered } from '../catalogue-facets.ts';
import { useEditor } from '../editor-context.ts';
import { newElementId } from '../new-question.ts';
import { messages as effectMessages, kinds } from './effect-messages.ts';
import { MatcherEditor } from './matcher-editor.tsx';
import { messages } from './page-messages.ts';
import { messages as slots } from './slot-messages.ts';
import { TextInput } from './text-input.tsx';

type Routine = Extract<Slot, { kind: 'routine' }>;
type Step = Routine['steps'][number];
const matcherKinds = Object.keys(kinds) as Matcher['on'][];

interface StepProps {
  step: Step;
  number: number;
  onChange(step: Step): void;
  onRemove: (() => void) | null;
}

function StepEditor({ step, number, onChange, onRemove }: StepProps) {
  const intl = useIntl();
  const { products, collections } = useEditor(({ products, collections }) => ({ products, collections }));
  return (
    <li className="grid gap-3 rounded-md bg-sunken p-3">
      <div className="flex items-end gap-1">
        <div className="min-w-0 flex-1">
          <TextInput
            label={intl.formatMessage(messages.routineStep, { number })}
            textKey={`${step.id}.title`}
            part="title"
          />
        </div>
        {onRemove && (
          <Button
            variant="ghost"
            icon
            aria-label={intl.formatMessage(slots.removeStep, { number })}
            onClick={onRemove}
          >
            <Trash2 className="size-4" aria-hidden />
          </Button>
        )}
      </div>
      <SelectField
        label={intl.formatMessage(effectMessages.by)}
        value={step.match.on}
        onChange={(event) => {
          const on = matcherKinds.find((kind) => kind === event.target.value);
          const match = on && firstMatcher(on, products, collections);
          if (match) onChange({ ...step, match });
        }}
      >
        {matcherKinds.map((on) => (
          <option
            key={on}
            value={on}
            disabled={on !== step.match.on && !isOffered(on, products, collections)}
          >
            {intl.formatMessage(kinds[on])}
          </option>
        ))}
      </SelectField>
      <MatcherEditor matcher={step.match} onChange={(match) => onChange({ ...step, match })} />
    </li>
  );
}

/** The steps of a routine: a name, and of which products one is chosen. */
export function StepList({ slot, onChange }: { slot: Routine; onChange(slot: Routine): void }) {
  const intl = useIntl();
  const { edit, products, collections } = useEditor(({ edit, products, collections }) => ({
    edit,
    products,
    collections,
  }));
  const { steps } = slot;
  const add = () => {
    const match = firstMatcher('type', products, collections) ?? firstMatcher('tag', products, collections);
    const step: Step = { id: newElementId(), match: match ?? { on: 'availability', available: true } };
    const name = intl.formatMessage(messages.routineStep, { number: steps.length + 1 });
    edit((before) => ({
      ...before,
      texts: Object.fromEntries(
        before.locales.map((locale) => [locale, { ...before.texts[locale], [`${step.id}.title`]: name }]),
      ),
      results: {
        ...before.results,
        slots: before.results.slots.map((one) =>
          one.id === slot.id && one.kind === 'routine' ? { ...one, steps: [...one.steps, step] } : one,
        ),
      },
    }));
  };
  return (
    <>
      <ol className="grid gap-2">
        {steps.map((step, index) => (
          <StepEditor
            key={step.id}
            step={step}
            number={index + 1}
            onChange={(next) => onChange({ ...slot, steps: steps.with(index, next) })}
            onRemove={steps.length > 1 ? () => onChange({ ...slot, steps: steps.toSpliced(index, 1) }) : null}
          />
        ))}
      </ol>
      <Button
        size="sm"
        disabled={steps.length >= limits.routineSteps}
        onClick={add}
        className="justify-self-start"
      >
        <Plus className="size-4" aria-hidden />
        <FormattedMessage {...slots.addStep} />
      </Button>
    </>
  );
}
