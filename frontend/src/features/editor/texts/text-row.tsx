import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Locale } from '#shared/model/locale.ts';
import { limits } from '#shared/model/quiz.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { messages, partNames } from './messages.ts';
import type { TranslationState } from './translation.ts';

interface Props {
  textKey: string;
  source: string;
  target: string;
  from: Locale;
  to: Locale;
  state: TranslationState;
  onWrite(locale: Locale, key: string, value: string): void;
  /** The translation holds for the changed original, or the draft is right. */
  onKeep(key: string): void;
}

const isPart = (part: string): part is keyof typeof partNames => Object.hasOwn(partNames, part);
const isLimited = (part: string): part is keyof typeof limits.text => Object.hasOwn(limits.text, part);

/** One text in two languages. */
export const TextRow = memo(({ textKey, source, target, from, to, state, onWrite, onKeep }: Props) => {
  const intl = useIntl();
  const part = textKey.split('.')[1] ?? '';
  const name = isPart(part) ? intl.formatMessage(partNames[part]) : part;
  const most = isLimited(part) ? limits.text[part] : limits.text.label;
  const field = (locale: Locale, value: string) => (
    <TextArea
      label={`${name} (${locale.toUpperCase()})`}
      hideLabel
      lang={locale}
      rows={1}
      maxLength={most}
      value={value}
      onChange={(event) => onWrite(locale, textKey, event.target.value)}
    />
  );
  return (
    <li className="grid gap-2 border-t border-line px-4 py-3 md:grid-cols-[9.5rem_1fr_1fr] md:items-start">
      <span className="flex items-center gap-2 text-sm text-ink-3 md:flex-wrap md:gap-y-1 md:pt-2">
        <span>{name}</span>
        {state === 'missing' && (
          <Badge tone="bad">
            <FormattedMessage {...messages.missing} />
          </Badge>
        )}
        {state === 'stale' && (
          <Badge tone="accent">
            <FormattedMessage {...messages.stale} />
          </Badge>
        )}
        {state === 'drafted' && (
          <Badge tone="accent">
            <FormattedMessage {...messages.drafted} />
          </Badge>
        )}
      </span>
      {field(from, source)}
      <span className="grid gap-1.5">
        {field(to, target)}
        {(state === 'stale' || state === 'drafted') && (
          <Button size="sm" variant="ghost" className="justify-self-start" onClick={() => onKeep(textKey)}>
            <FormattedMessage {...(state === 'stale' ? messages.stillRight : messages.looksRight)} />
          </Button>
        )}
      </span>
    </li>
  );
});
