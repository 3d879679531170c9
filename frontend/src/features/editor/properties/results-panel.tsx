import { useIntl } from 'react-intl';
import { limits, type Results, type Slot } from '#shared/model/quiz.ts';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { useEditor } from '../editor-context.ts';
import { NumberField } from './number-field.tsx';
import { messages } from './page-messages.ts';
import { TextInput } from './text-input.tsx';
import { without } from './without.ts';

function SlotFields({ slot, onCount }: { slot: Slot; onCount(count: number): void }) {
  const intl = useIntl();
  return (
    <>
      <TextInput label={intl.formatMessage(messages[slot.kind])} textKey={`${slot.id}.title`} part="title" />
      {slot.kind === 'runnersUp' && (
        <NumberField
          label={intl.formatMessage(messages.runnersUpCount)}
          value={slot.count}
          min={1}
          max={limits.maxProducts}
          step={1}
          onChange={(count) => count && onCount(count)}
        />
      )}
      {slot.kind === 'routine' &&
        slot.steps.map((step, index) => (
          <TextInput
            key={step.id}
            label={intl.formatMessage(messages.routineStep, { number: index + 1 })}
            textKey={`${step.id}.title`}
            part="title"
          />
        ))}
    </>
  );
}

/** The page with the recommended products: its texts, and which products it shows. */
export function ResultsPanel() {
  const intl = useIntl();
  const { quiz, edit } = useEditor();
  const { results } = quiz;
  const change = (next: (before: Results) => Results) =>
    edit((before) => ({ ...before, results: next(before.results) }), 'results');
  const setCount = (id: string) => (count: number) =>
    change((before) => ({
      ...before,
      slots: before.slots.map((slot) =>
        slot.id === id && slot.kind === 'runnersUp' ? { ...slot, count } : slot,
      ),
    }));
  return (
    <div className="grid content-start gap-5 p-4 lg:p-5">
      <TextInput label={intl.formatMessage(messages.resultsTitle)} textKey="results.title" part="title" />
      <TextInput
        label={intl.formatMessage(messages.resultsHelp)}
        textKey="results.help"
        part="help"
        multiline
      />
      {results.slots.map((slot) => (
        <SlotFields key={slot.id} slot={slot} onCount={setCount(slot.id)} />
      ))}
      <NumberField
        label={intl.formatMessage(messages.maxProducts)}
        value={results.maxProducts}
        min={1}
        max={limits.maxProducts}
        step={1}
        onChange={(maxProducts) => maxProducts && change((before) => ({ ...before, maxProducts }))}
      />
      <SelectField
        label={intl.formatMessage(messages.ties)}
        value={results.ties}
        onChange={(event) => change((before) => ({ ...before, ties: event.target.value as Results['ties'] }))}
      >
        <option value="priceLow">{intl.formatMessage(messages.priceLow)}</option>
        <option value="priceHigh">{intl.formatMessage(messages.priceHigh)}</option>
        <option value="title">{intl.formatMessage(messages.byTitle)}</option>
      </SelectField>
      <SelectField
        label={intl.formatMessage(messages.soldOut)}
        value={results.soldOut}
        onChange={(event) =>
          change((before) => ({ ...before, soldOut: event.target.value as Results['soldOut'] }))
        }
      >
        <option value="last">{intl.formatMessage(messages.soldOutLast)}</option>
        <option value="hide">{intl.formatMessage(messages.soldOutHide)}</option>
        <option value="show">{intl.formatMessage(messages.soldOutShow)}</option>
      </SelectField>
      <TextField
        label={intl.formatMessage(messages.discount)}
        value={results.discountCode ?? ''}
        maxLength={100}
        onChange={(event) => {
          const discountCode = event.target.value;
          change((before) => (discountCode ? { ...before, discountCode } : without(before, 'discountCode')));
        }}
      />
    </div>
  );
}
