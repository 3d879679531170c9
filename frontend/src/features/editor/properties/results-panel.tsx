import { Plus } from 'lucide-react';
import { useIntl } from 'react-intl';
import { limits, type Results, type Slot } from '#shared/model/quiz.ts';
import { without } from '../../../lib/without.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { firstMatcher } from '../catalogue-facets.ts';
import { useEditor } from '../editor-context.ts';
import { newElementId } from '../new-question.ts';
import { AdviceSwitch } from './advice-switch.tsx';
import { ButtonTexts } from './button-texts.tsx';
import { addSlot } from './new-slot.ts';
import { NumberField } from './number-field.tsx';
import { messages } from './page-messages.ts';
import { QuoteAnswer } from './quote-answer.tsx';
import { SlotEditor } from './slot-editor.tsx';
import { messages as slots } from './slot-messages.ts';
import { TextInput } from './text-input.tsx';

const slotKinds = ['best', 'runnersUp', 'routine'] as const;

/** One more place, of a kind that is chosen. */
function AddSlot() {
  const intl = useIntl();
  const { quiz, edit, products, collections } = useEditor(({ quiz, edit, products, collections }) => ({
    quiz,
    edit,
    products,
    collections,
  }));
  const match = firstMatcher('type', products, collections) ?? {
    on: 'availability' as const,
    available: true,
  };
  const trigger = (
    <Button size="sm" className="justify-self-start" disabled={quiz.results.slots.length >= limits.slots}>
      <Plus className="size-4" aria-hidden />
      {intl.formatMessage(slots.add)}
    </Button>
  );
  return (
    <Menu trigger={trigger} align="start">
      {slotKinds.map((kind) => (
        <MenuItem key={kind} onSelect={() => edit((before) => addSlot(before, kind, match, newElementId))}>
          {intl.formatMessage(slots[kind])}
        </MenuItem>
      ))}
    </Menu>
  );
}

/** The page with the recommended products: its texts, and which products it shows. */
export function ResultsPanel() {
  const intl = useIntl();
  const { quiz, edit } = useEditor(({ quiz, edit }) => ({ quiz, edit }));
  const { results } = quiz;
  const change = (next: (before: Results) => Results) =>
    edit((before) => ({ ...before, results: next(before.results) }), 'results');
  const setSlots = (next: (before: Slot[]) => Slot[]) =>
    change((before) => ({ ...before, slots: next(before.slots) }));
  return (
    <div className="grid content-start gap-5 p-4 lg:p-5">
      <div className="grid gap-1">
        <TextInput label={intl.formatMessage(messages.resultsTitle)} textKey="results.title" part="title" />
        <QuoteAnswer textKey="results.title" part="title" />
      </div>
      <div className="grid gap-1">
        <TextInput
          label={intl.formatMessage(messages.resultsHelp)}
          textKey="results.help"
          part="help"
          multiline
        />
        <QuoteAnswer textKey="results.help" part="help" />
      </div>
      {results.slots.map((slot) => (
        <SlotEditor
          key={slot.id}
          slot={slot}
          onChange={(next) => setSlots((before) => before.map((one) => (one.id === next.id ? next : one)))}
          onRemove={
            results.slots.length > 1
              ? () => setSlots((before) => before.filter((one) => one.id !== slot.id))
              : null
          }
        />
      ))}
      <AddSlot />
      <ButtonTexts />
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
      <Switch
        label={intl.formatMessage(messages.mailResults)}
        hint={intl.formatMessage(messages.mailResultsHint)}
        checked={results.mail ?? false}
        onChange={(mail) => change((before) => (mail ? { ...before, mail } : without(before, 'mail')))}
      />
      <AdviceSwitch results={results} change={change} />
    </div>
  );
}
