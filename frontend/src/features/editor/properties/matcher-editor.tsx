import { useIntl } from 'react-intl';
import type { Matcher } from '#shared/model/effect.ts';
import { without } from '../../../lib/without.ts';
import { SelectField } from '../../../ui/field.tsx';
import { choicesFor, namesFor } from '../catalogue-facets.ts';
import { useEditor } from '../editor-context.ts';
import { messages } from './effect-messages.ts';
import { NumberField } from './number-field.tsx';
import { ValuePicker } from './value-picker.tsx';

interface Props<M extends Matcher = Matcher> {
  matcher: M;
  onChange(matcher: Matcher): void;
}
type Of<On extends Matcher['on']> = Extract<Matcher, { on: On }>;

/** The ends of a price, in whole currency units (stored in cents), or of a number. */
function Ends({ matcher, onChange }: Props<Of<'price' | 'number'>>) {
  const intl = useIntl();
  const unit = matcher.on === 'price' ? 100 : 1;
  const set = (key: 'min' | 'max') => (value: number | undefined) =>
    onChange(
      value === undefined
        ? without(matcher, key)
        : { ...matcher, [key]: Math.round(value * unit * 100) / 100 },
    );
  const shown = (value: number | undefined) => (value === undefined ? undefined : value / unit);
  return (
    <div className="grid grid-cols-2 gap-3">
      <NumberField
        label={intl.formatMessage(messages.from)}
        value={shown(matcher.min)}
        onChange={set('min')}
      />
      <NumberField label={intl.formatMessage(messages.to)} value={shown(matcher.max)} onChange={set('max')} />
    </div>
  );
}

function NameChoice({
  on,
  name,
  onChange,
}: {
  on: Matcher['on'];
  name: string;
  onChange(name: string): void;
}) {
  const intl = useIntl();
  const products = useEditor(({ products }) => products);
  const names = [...new Set([name, ...namesFor(on, products)])];
  return (
    <SelectField
      label={intl.formatMessage(messages.which)}
      value={name}
      onChange={(event) => onChange(event.target.value)}
    >
      {names.map((known) => (
        <option key={known}>{known}</option>
      ))}
    </SelectField>
  );
}

function Stock({ matcher, onChange }: Props<Of<'availability'>>) {
  const intl = useIntl();
  return (
    <SelectField
      label={intl.formatMessage(messages.stock)}
      hideLabel
      value={String(matcher.available)}
      onChange={(event) => onChange({ on: 'availability', available: event.target.value === 'true' })}
    >
      <option value="true">{intl.formatMessage(messages.availableOnly)}</option>
      <option value="false">{intl.formatMessage(messages.soldOutOnly)}</option>
    </SelectField>
  );
}

/** Option values and metafields: first of what, then which values. */
function Named({ matcher, onChange }: Props<Of<'optionValue' | 'metafield'>>) {
  const { products, collections } = useEditor(({ products, collections }) => ({ products, collections }));
  const name = matcher.on === 'metafield' ? matcher.key : matcher.name;
  const choices = choicesFor(matcher.on, products, collections, name);
  const rename = (next: string) => {
    const first = choicesFor(matcher.on, products, collections, next)[0]?.value;
    if (!first) return;
    onChange(
      matcher.on === 'metafield'
        ? { on: 'metafield', key: next, values: [first] }
        : { on: 'optionValue', name: next, values: [first] },
    );
  };
  return (
    <>
      <NameChoice on={matcher.on} name={name} onChange={rename} />
      <ValuePicker
        choices={choices}
        chosen={matcher.values}
        onChange={(values) => onChange({ ...matcher, values })}
      />
    </>
  );
}

/** Which products an effect is about; what can be chosen comes from the catalogue. */
export function MatcherEditor({ matcher, onChange }: Props) {
  const { products, collections } = useEditor(({ products, collections }) => ({ products, collections }));
  switch (matcher.on) {
    case 'price':
      return <Ends matcher={matcher} onChange={onChange} />;
    case 'number':
      return (
        <>
          <NameChoice on="number" name={matcher.name} onChange={(name) => onChange({ ...matcher, name })} />
          <Ends matcher={matcher} onChange={onChange} />
        </>
      );
    case 'availability':
      return <Stock matcher={matcher} onChange={onChange} />;
    case 'optionValue':
    case 'metafield':
      return <Named matcher={matcher} onChange={onChange} />;
    case 'product':
    case 'collection':
      return (
        <ValuePicker
          choices={choicesFor(matcher.on, products, collections)}
          chosen={matcher.ids}
          onChange={(ids) => onChange({ ...matcher, ids })}
        />
      );
    default:
      return (
        <ValuePicker
          choices={choicesFor(matcher.on, products, collections)}
          chosen={matcher.values}
          onChange={(values) => onChange({ ...matcher, values })}
        />
      );
  }
}
