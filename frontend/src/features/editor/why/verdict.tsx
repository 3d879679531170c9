import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Answers } from '#shared/model/answer.ts';
import type { Head, Pool } from '#shared/quiz/artefact.ts';
import { reason } from '#shared/quiz/explain.ts';
import type { Ranking } from '#shared/quiz/rank.ts';
import { whyNot } from '#shared/quiz/why.ts';
import { useEditor } from '../editor-context.ts';
import { useNames } from '../use-names.ts';
import { BringBack } from './bring-back.tsx';
import { messages } from './messages.ts';
import { Trace } from './trace.tsx';

interface Props {
  head: Head;
  pool: Pool;
  answers: Answers;
  ranking: Ranking;
  product: string;
}

/** Whether a product is shown for these answers, why, and what would change that. */
export function Verdict({ head, pool, answers, ranking, product }: Props) {
  const intl = useIntl();
  const locale = useEditor(({ locale }) => locale);
  const names = useNames();
  const items = ranking.slots.flatMap((slot) => slot.items);
  const place = items.findIndex((item) => item.product === product);
  const item = items[place];
  const verdict = useMemo(
    () => whyNot(head, pool, answers, product, locale),
    [head, pool, answers, product, locale],
  );
  const words = item ? reason(head, pool, item, answers, locale) : verdict.text;
  return (
    <>
      <p className="grid gap-1">
        <strong className={item ? 'text-good' : 'text-bad'}>
          {item
            ? intl.formatMessage(messages.place, { place: place + 1 })
            : intl.formatMessage(messages[verdict.kind])}
        </strong>
        <q className="text-pretty text-ink-2">{words}</q>
        {!item && verdict.behind !== undefined && (
          <span className="text-sm text-ink-3">
            <FormattedMessage {...messages.behind} values={{ points: verdict.behind / 1000 }} />
          </span>
        )}
      </p>
      {place !== 0 && <BringBack head={head} pool={pool} answers={answers} product={product} />}
      {verdict.trace && verdict.trace.length > 0 && <Trace trace={verdict.trace} names={names} />}
    </>
  );
}
