import { FormattedMessage } from 'react-intl';
import type { Answers } from '#shared/model/answer.ts';
import type { AskedQuestion, Head } from '#shared/quiz/artefact.ts';
import { shownOptions, walk } from '#shared/quiz/flow.ts';
import { AnswerField } from './answer-field.tsx';
import { messages } from './messages.ts';

/** A question that needs no answer to go on is passed by itself, so that the path below it shows. */
const passed = (questions: AskedQuestion[], answers: Answers): Answers => {
  let given = answers;
  for (const _ of questions) {
    const { current } = walk(questions, given);
    const open = questions.find(({ id }) => id === current);
    if (!open || (open.required && open.type !== 'statement')) break;
    given = { ...given, [open.id]: { kind: 'seen' } };
  }
  return given;
};

const asShown = (question: AskedQuestion, questions: AskedQuestion[], answers: Answers): AskedQuestion =>
  'options' in question
    ? ({ ...question, options: shownOptions(question, questions, answers) } as AskedQuestion)
    : question;

interface Props {
  head: Head;
  answers: Answers;
  onChange(answers: Answers): void;
}

/** The answers along the path that they make. */
export function AssumedAnswers({ head, answers, onChange }: Props) {
  const { questions } = head;
  const given = passed(questions, answers);
  const { path, current } = walk(questions, given);
  return (
    <section className="grid content-start gap-4">
      <h3 className="text-sm font-[560] text-ink-2">
        <FormattedMessage {...messages.answers} />
      </h3>
      {path.map((id) => {
        const question = questions.find((one) => one.id === id);
        return (
          question && (
            <AnswerField
              key={id}
              question={asShown(question, questions, given)}
              answer={given[id]}
              onAnswer={(answer) => onChange(passed(questions, { ...given, [id]: answer }))}
            />
          )
        );
      })}
      {current !== null && (
        <p className="text-sm text-ink-3">
          <FormattedMessage {...messages.goOn} />
        </p>
      )}
    </section>
  );
}
