import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { cssFault } from '#shared/model/themeCss.ts';
import { TextArea } from '../../../ui/field.tsx';
import { messages } from './design-messages.ts';

interface Props {
  value: string | undefined;
  onChange(css: string | undefined): void;
}

/** The classes that further styles can count on. */
const classes = [
  '.rq',
  '.rq-title',
  '.rq-help',
  '.rq-option',
  '.rq-button',
  '.rq-progress',
  '.rq-product',
  '.rq-photo',
  '.rq-price',
  '.rq-why',
];

/** The quiz's own styles; only those that the model takes are passed on. */
export function CssField({ value, onChange }: Props) {
  const intl = useIntl();
  const [typed, setTyped] = useState<string>();
  const css = typed ?? value ?? '';
  const faulty = cssFault(css) !== undefined;
  return (
    <div className="grid gap-2">
      <TextArea
        label={intl.formatMessage(messages.css)}
        value={css}
        rows={4}
        spellCheck={false}
        error={faulty ? intl.formatMessage(messages.cssFault) : undefined}
        placeholder=".rq-button { text-transform: uppercase }"
        onChange={(event) => {
          const next = event.target.value;
          setTyped(next);
          if (cssFault(next) === undefined) onChange(next.trim() ? next : undefined);
        }}
        onBlur={() => !faulty && setTyped(undefined)}
      />
      <details className="text-sm text-ink-2">
        <summary className="touch cursor-pointer">
          <FormattedMessage {...messages.cssParts} />
        </summary>
        <ul className="mt-2 flex flex-wrap gap-1.5">
          {classes.map((name) => (
            <li key={name} className="rounded-sm bg-sunken px-1.5 py-0.5 font-mono text-xs">
              {name}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
