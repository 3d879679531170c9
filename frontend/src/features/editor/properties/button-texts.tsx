import { useId } from 'react';
import { useIntl } from 'react-intl';
import { resultWord } from '#frontend/runtime/results/resultWords.ts';
import { useEditor } from '../editor-context.ts';
import { messages } from './button-messages.ts';
import { TextInput } from './text-input.tsx';

const words = { add: 'add', addall: 'addAll', visit: 'visit' } as const;

/** What the buttons beside recommended products say, in the language that is edited. */
export function ButtonTexts() {
  const intl = useIntl();
  const { locale, hasRoutine } = useEditor(({ locale, quiz }) => ({
    locale,
    hasRoutine: quiz.results.slots.some(({ kind }) => kind === 'routine'),
  }));
  const heading = useId();
  const parts = hasRoutine ? (['add', 'addall', 'visit'] as const) : (['add', 'visit'] as const);
  return (
    <section aria-labelledby={heading} className="grid gap-3 rounded-md border border-line p-3">
      <div className="grid gap-1">
        <h3 id={heading} className="text-sm font-medium">
          {intl.formatMessage(messages.buttons)}
        </h3>
        <p className="text-sm text-ink-3">{intl.formatMessage(messages.hint)}</p>
      </div>
      {parts.map((part) => (
        <TextInput
          key={part}
          label={intl.formatMessage(messages[part])}
          textKey={`results.${part}`}
          part={part}
          usual={resultWord(locale, words[part])}
        />
      ))}
    </section>
  );
}
