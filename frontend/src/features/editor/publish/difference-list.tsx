import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Quiz } from '#shared/model/quiz.ts';
import { diffQuiz } from '#shared/quiz/diff.ts';
import { Button } from '../../../ui/button.tsx';
import { useEditor } from '../editor-context.ts';
import { differencesInWords } from './difference-words.ts';
import { messages } from './messages.ts';

const atFirst = 6;

/** What a shopper would notice between two states of a quiz, a sentence each. */
export function DifferenceList({ before, after }: { before: Quiz; after: Quiz }) {
  const intl = useIntl();
  const locale = useEditor(({ locale }) => locale);
  const [all, setAll] = useState(false);
  const sentences = differencesInWords(intl, diffQuiz(before, after), before, after, locale);
  if (sentences.length === 0) return <FormattedMessage {...messages.noChanges} />;
  return (
    <>
      <ul className="grid list-disc gap-1 pl-5 marker:text-ink-3">
        {(all ? sentences : sentences.slice(0, atFirst)).map((sentence) => (
          <li key={sentence} className="text-pretty wrap-anywhere">
            {sentence}
          </li>
        ))}
      </ul>
      {!all && sentences.length > atFirst && (
        <Button size="sm" className="justify-self-start" onClick={() => setAll(true)}>
          <FormattedMessage {...messages.more} values={{ count: sentences.length - atFirst }} />
        </Button>
      )}
    </>
  );
}
