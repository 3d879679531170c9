import { Link } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import type { Hindrance } from '#shared/quiz/standing.ts';
import { formatFigure } from '../../../lib/figure.ts';
import { listSome } from '../../../lib/list-some.ts';
import type { Worked } from '../standing/use-standing.ts';
import { messages } from './messages.ts';

const mostShown = 5;

/** Names as shoppers read them, in the reader's language where the quiz has it. */
const useWords = ({ texts, defaultLocale }: Worked['head']) => {
  const intl = useIntl();
  const own = Object.entries(texts).find(([locale]) => locale === intl.locale)?.[1];
  return (key: string) => own?.[key] || texts[defaultLocale]?.[key] || intl.formatMessage(messages.untitled);
};

const useReason = (head: Worked['head']) => {
  const intl = useIntl();
  const words = useWords(head);
  return ({ kind, question, options = [] }: Hindrance) => {
    const asked = question === undefined ? undefined : words(`${question}.title`);
    if (asked === undefined || (kind !== 'excluded' && kind !== 'required'))
      return { asked, reason: intl.formatMessage(messages[kind]) };
    const labels = options.map((id) => words(`${id}.label`));
    const message = labels.length === 0 ? messages.requiredValue : messages[kind];
    const values = { options: listSome(intl, labels, 'disjunction') };
    return { asked, reason: intl.formatMessage(message, values) };
  };
};

/** What keeps a product out of results, the most frequent first; each leads to the rule. */
export function Hindrances({ worked }: { worked: Worked }) {
  const intl = useIntl();
  const { head, standing } = worked;
  const reasonOf = useReason(head);
  return (
    <ul className="grid gap-0.5">
      {standing?.hindrances.slice(0, mostShown).map((one) => {
        const { asked, reason } = reasonOf(one);
        const spoken = asked === undefined ? reason : `${asked} ${reason}`;
        return (
          <li key={`${one.kind} ${one.question}`}>
            <Link
              to="/app/quizzes/editor/$quizId"
              params={{ quizId: head.quizId }}
              search={{ at: one.question ?? 'results' }}
              aria-label={intl.formatMessage(messages.toRule, { reason: spoken })}
              className="-mx-2 flex min-h-11 items-center gap-3 rounded-md px-2 py-1.5 text-sm hover:bg-hover md:min-h-9"
            >
              <span className="tabular w-11 shrink-0 text-right font-[560]">
                {formatFigure(intl, one.share, true)}
              </span>
              <span className="min-w-0 flex-1 text-pretty wrap-anywhere">
                {asked && <span className="block text-ink-3">{asked}</span>}
                {reason}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
