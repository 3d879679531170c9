import { FormattedMessage, useIntl } from 'react-intl';
import type { Question } from '#shared/model/quiz.ts';
import { useEditor } from '../editor-context.ts';
import { ruleInWords } from '../rules/condition-words.ts';
import { useStage } from '../stage.tsx';
import { useNames } from '../use-names.ts';
import type { Branch } from './branches.ts';
import { messages } from './messages.ts';
import { usePlaceName } from './use-place-name.ts';

function Ways({ question, branches }: { question: Question; branches: Branch[] }) {
  const intl = useIntl();
  const names = useNames();
  const nameOf = usePlaceName();
  return (
    <ul className="grid gap-0.5 text-sm text-ink-2">
      {branches.map(({ to, rule }) => {
        const own = rule === undefined ? undefined : question.rules[rule];
        return (
          <li key={rule ?? 'next'} className="text-pretty">
            {own ? (
              ruleInWords(intl, own, names)
            ) : (
              <FormattedMessage
                {...(question.rules.length > 0 ? messages.otherwise : messages.onward)}
                values={{ place: nameOf(to) }}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The branches as a list: the same as the map, for who does not see it or has no room for it. */
export function MapList({ branches }: { branches: Branch[] }) {
  const { quiz, at } = useEditor(({ quiz, at }) => ({ quiz, at }));
  const { jump } = useStage();
  const names = useNames();
  return (
    <ol className="mx-auto grid w-full max-w-2xl gap-2">
      {quiz.questions.map((question, index) => (
        <li
          key={question.id}
          className="grid gap-1 rounded-lg border border-line bg-surface p-3 shadow-1 [content-visibility:auto] [contain-intrinsic-height:5rem]"
        >
          <button
            type="button"
            aria-current={question.id === at}
            onClick={() => jump(question.id)}
            className="touch justify-self-start text-left font-[560] hover:underline aria-[current=true]:text-accent-ink"
          >
            {index + 1}. {names.question(question.id)}
          </button>
          <Ways question={question} branches={branches.filter(({ from }) => from === question.id)} />
        </li>
      ))}
    </ol>
  );
}
