import { useState } from 'react';
import type { Answer } from '#shared/model/answer.ts';
import { answerInWords, checkAnswer } from '#shared/quiz/answer.ts';
import type { AskedQuestion } from '#shared/quiz/artefact.ts';
import { walk } from '#shared/quiz/flow.ts';
import { faultText } from '../faults.ts';
import { Field } from '../fields/Field.tsx';
import { fields } from '../fields/more.tsx';
import { asShown } from '../state.ts';
import type { ResultsProps } from './Results.tsx';
import { resultWord } from './resultWords.ts';

/** The answers given, each of which can be changed here: the products above follow at once. */
export const GivenAnswers = ({ head, texts, locale, view, session, say }: ResultsProps) => {
  const { answers } = view;
  const [shown, setShown] = useState(false);
  const [open, setOpen] = useState<string | null>(null);
  const [draft, setDraft] = useState<Answer | undefined>();
  const path = shown ? walk(head.questions, answers).path : [];
  const asked = path.flatMap((id): AskedQuestion[] => {
    const question = head.questions.find((candidate) => candidate.id === id);
    if (!question || question.type === 'statement') return [];
    return [asShown(question, head.questions, answers)];
  });
  const change = (question: AskedQuestion, answer: Answer | undefined) => {
    setDraft(answer);
    // An answer that cannot count waits here until it can; one that asks for more questions leads to them.
    if (!checkAnswer(question, answer)) session.change(question.id, answer);
  };
  return (
    <details className="rq-answers" part="answers" onToggle={(event) => setShown(event.currentTarget.open)}>
      <summary>{resultWord(locale, 'answers')}</summary>
      <ul>
        {asked.map((question) => {
          const id = `rq-${question.id}`;
          const mine = open === question.id;
          const answer = mine ? draft : answers[question.id];
          const fault = mine ? checkAnswer(question, draft) : null;
          return (
            <li key={question.id}>
              <p id={`${id}-given`} className="rq-asked">
                {texts[`${question.id}.title`]}
              </p>
              <p className="rq-said">
                <span>
                  {answerInWords(question, answer, texts, locale, head.currency) ||
                    resultWord(locale, 'skipped')}
                </span>
                <button
                  type="button"
                  className="rq-link"
                  aria-expanded={mine}
                  aria-describedby={`${id}-given`}
                  onClick={() => {
                    setOpen(mine ? null : question.id);
                    setDraft(answers[question.id]);
                  }}
                >
                  {mine ? resultWord(locale, 'close') : resultWord(locale, 'change')}
                </button>
              </p>
              {mine && (
                <Field
                  fields={fields}
                  question={question}
                  answer={answer}
                  texts={texts}
                  locale={locale}
                  currency={head.currency}
                  labelledBy={`${id}-given`}
                  describedBy={fault ? `${id}-given-fault` : undefined}
                  invalid={fault !== null}
                  onAnswer={(next) => change(question, next)}
                  onChoose={(next) => change(question, next)}
                  say={say}
                />
              )}
              {fault && (
                <p id={`${id}-given-fault`} className="rq-fault" role="alert">
                  {faultText(question, fault, texts, locale)}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
};
