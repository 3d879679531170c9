import { useIntl } from 'react-intl';
import type { Condition } from '#shared/model/condition.ts';
import type { Question } from '#shared/model/quiz.ts';
import { bareControlClass } from '../../../ui/field.tsx';
import { useNames } from '../use-names.ts';
import { denied, firstTest, opsFor, type Test, testOf } from './condition-edits.ts';
import { messages, ops } from './messages.ts';
import { TestValue } from './test-value.tsx';

interface Props {
  test: Test;
  not: boolean;
  /** The questions it can be about. */
  sources: Question[];
  onChange(condition: Condition): void;
}

const upper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The name of a choice of the test: the test, or its opposite. */
const opKey = (question: Question | undefined, op: Test['op'], not: boolean): keyof typeof ops => {
  if (question?.type === 'consent' && op === 'equals') return not ? 'notAgreed' : 'agreed';
  return (not ? `not${upper(op)}` : op) as keyof typeof ops;
};

/** One test of an answer: which question, what about it, and against what. */
export function TestEditor({ test, not, sources, onChange }: Props) {
  const intl = useIntl();
  const names = useNames();
  const question = sources.find(({ id }) => id === test.question);
  const known = question ? opsFor(question) : [];
  const offered = known.includes(test.op) ? known : [test.op, ...known];
  // That a shopper did not agree is the opposite of having agreed.
  const opposite = not !== (test.op === 'equals' && test.value === false);
  const changeQuestion = (id: string) => {
    const next = sources.find((candidate) => candidate.id === id);
    const first = next && firstTest(next);
    if (first) onChange(denied(first, not));
  };
  const changeOp = (chosen: string) => {
    const [op, wantsNot] = chosen.split(' ');
    const found = offered.find((candidate) => candidate === op);
    if (!question || !found) return;
    const consent = test.op === 'equals' && typeof test.value === 'boolean';
    const same = found === test.op && !consent;
    const next = same ? test : testOf(question, found);
    if (next) onChange(denied(next, wantsNot === 'not'));
  };
  return (
    <>
      <select
        aria-label={intl.formatMessage(messages.question)}
        value={question?.id ?? ''}
        onChange={(event) => changeQuestion(event.target.value)}
        className={`${bareControlClass} select-arrow w-full min-w-0 truncate pr-8 font-[560]`}
      >
        {!question && <option value="">{names.question(test.question)}</option>}
        {sources.map(({ id }) => (
          <option key={id} value={id}>
            {names.question(id)}
          </option>
        ))}
      </select>
      <select
        aria-label={intl.formatMessage(messages.test)}
        value={`${test.op} ${opposite ? 'not' : ''}`}
        onChange={(event) => changeOp(event.target.value)}
        className={`${bareControlClass} select-arrow w-full min-w-0 pr-8`}
      >
        {offered.flatMap((op) =>
          [false, true].map((isNot) => (
            <option key={`${op}${isNot}`} value={`${op} ${isNot ? 'not' : ''}`}>
              {intl.formatMessage(ops[opKey(question, op, isNot)])}
            </option>
          )),
        )}
      </select>
      <TestValue test={test} question={question} onChange={(next) => onChange(denied(next, not))} />
    </>
  );
}
