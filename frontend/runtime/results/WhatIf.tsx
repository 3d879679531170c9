import { useEffect, useState } from 'react';
import type { Answers } from '#shared/model/answer.ts';
import type { Locale } from '#shared/model/locale.ts';
import type { Texts } from '#shared/model/quiz.ts';
import { answerInWords, listed } from '#shared/quiz/answer.ts';
import type { Head, Pool } from '#shared/quiz/artefact.ts';
import { whatWouldChange } from '#shared/quiz/change.ts';
import { fill } from '../words.ts';
import { resultWord } from './resultWords.ts';

interface WhatIfProps {
  head: Head;
  pool: Pool;
  answers: Answers;
  product: string;
  texts: Texts;
  locale: Locale;
}

/** Which other answer would put a product first. Worked out when it is asked for. */
export const WhatIf = ({ head, pool, answers, product, texts, locale }: WhatIfProps) => {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  useEffect(() => {
    if (!open) return;
    const work = () => {
      const changes = whatWouldChange(head, pool, answers, product);
      const words = (changes ?? []).map(({ question: id, answer }) => {
        const question = head.questions.find((candidate) => candidate.id === id);
        const said = question && answerInWords(question, answer, texts, locale, head.currency);
        return fill(resultWord(locale, 'instead'), {
          question: texts[`${id}.title`] ?? '',
          choice: `“${said || resultWord(locale, 'skipped')}”`,
        });
      });
      setText(words.length > 0 ? listed(words, locale) : resultWord(locale, 'never'));
    };
    // Many rankings are tried: it opens first, and is filled in after.
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }, [open, head, pool, answers, product, texts, locale]);
  return (
    <details className="rq-whatif" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{resultWord(locale, 'why')}</summary>
      <p>{text || '…'}</p>
    </details>
  );
};
