import { useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { fontPattern } from '#shared/model/font.ts';
import { SelectField, TextField } from '../../ui/field.tsx';
import { messages } from './messages.ts';

const own = 'own';
const known = ['shop', 'system-ui', 'sans-serif', 'serif', 'monospace'];
/** The fonts to choose from, by their names in the model. */
export const fontNames: Record<string, MessageDescriptor> = {
  shop: messages.fontShop,
  'system-ui': messages.fontSystem,
  'sans-serif': messages.fontSans,
  serif: messages.fontSerif,
  monospace: messages.fontMono,
};

/** The font of the quiz: the shop's, one of the browser's, or one that the page has. */
export function FontField({
  value = 'shop',
  onChange,
}: {
  value: string | undefined;
  onChange(font: string): void;
}) {
  const intl = useIntl();
  const [typed, setTyped] = useState<string>();
  const name = typed ?? (known.includes(value) ? undefined : value);
  const faulty = name !== undefined && !fontPattern.test(name);
  return (
    <div className="grid gap-2">
      <SelectField
        label={intl.formatMessage(messages.font)}
        value={name === undefined ? value : own}
        onChange={(event) => {
          const next = event.target.value;
          setTyped(next === own ? '' : undefined);
          if (next !== own) onChange(next);
        }}
      >
        {Object.entries(fontNames).map(([font, name]) => (
          <option key={font} value={font}>
            {intl.formatMessage(name)}
          </option>
        ))}
        <option value={own}>{intl.formatMessage(messages.fontOwn)}</option>
      </SelectField>
      {name !== undefined && (
        <TextField
          label={intl.formatMessage(messages.fontName)}
          value={name}
          maxLength={60}
          error={faulty && name !== '' ? intl.formatMessage(messages.fontFault) : undefined}
          onChange={(event) => {
            const next = event.target.value;
            setTyped(next);
            if (fontPattern.test(next)) onChange(next);
          }}
          onBlur={() => !faulty && setTyped(undefined)}
        />
      )}
    </div>
  );
}
