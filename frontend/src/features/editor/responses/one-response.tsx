import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Recommended, Response } from '#shared/model/response.ts';
import { responseQuery } from '../../../data/quizzes.ts';
import { useMayEdit } from '../../../data/team.ts';
import { useApp } from '../../../lib/app.ts';
import { formatMoney } from '../../../lib/money.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Locked } from './locked.tsx';
import { messages } from './messages.ts';
import { OrderedBy } from './ordered-by.tsx';
import { RemoveResponse } from './remove-response.tsx';
import { ResultTrace } from './result-trace.tsx';

interface Props {
  shopId: string;
  quizId: string;
  responseId: string;
  close(): void;
}

function Result({ response, result }: { response: Response; result: Recommended }) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  return (
    <li className="flex gap-3.5 py-3">
      <Picture src={result.image} className="size-14" />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="flex flex-wrap justify-between gap-x-3 font-[560]">
          <span>{result.title}</span>
          <span className="tabular">{formatMoney(intl, result.price, result.currency)}</span>
        </p>
        <p className="text-pretty text-sm text-ink-2">{result.reason}</p>
        <p className="tabular text-xs text-ink-3">
          <FormattedMessage {...messages.points} values={{ score: result.score }} />
        </p>
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary className="w-fit cursor-pointer rounded-sm py-1.5 text-sm text-accent-ink">
            <FormattedMessage {...messages.why} />
          </summary>
          {open && <ResultTrace response={response} product={result.productId} />}
        </details>
      </div>
    </li>
  );
}

function Content({ response }: { response: Response }) {
  return (
    <div className="grid gap-6">
      <section>
        <h3 className="mb-1 text-sm text-ink-3">
          <FormattedMessage {...messages.answers} />
        </h3>
        <dl className="divide-y divide-line">
          {response.path.map((step) => (
            <div key={step.question} className="grid gap-0.5 py-2.5">
              <dt className="text-sm text-ink-2">{step.title}</dt>
              <dd className="font-[560] wrap-anywhere">
                {step.answer || (
                  <span className="font-normal text-ink-3">
                    <FormattedMessage {...messages.noAnswer} />
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h3 className="mb-1 text-sm text-ink-3">
          <FormattedMessage {...messages.recommended} />
        </h3>
        {response.relaxed && (
          <p className="my-2 rounded-md bg-info-soft px-3 py-2 text-sm text-info">
            <FormattedMessage {...messages.relaxed} />
          </p>
        )}
        {response.advice && <OrderedBy advice={response.advice} />}
        {response.results.length === 0 ? (
          <p className="text-ink-2">
            <FormattedMessage {...messages.noResults} />
          </p>
        ) : (
          <ol className="divide-y divide-line">
            {response.results.map((result) => (
              <Result key={`${result.slot}:${result.productId}`} response={response} result={result} />
            ))}
          </ol>
        )}
      </section>
    </div>
  );
}

/** One response: every answer in words, and every product it was shown with the reason. */
export function OneResponse({ shopId, quizId, responseId, close }: Props) {
  const intl = useIntl();
  const { client } = useApp();
  const mayEdit = useMayEdit();
  const { data, error, refetch } = useQuery(responseQuery(client, shopId, quizId, responseId));
  const when = data ? intl.formatDate(data.completedAt, { dateStyle: 'long', timeStyle: 'short' }) : '…';
  return (
    <Dialog
      open
      onOpenChange={close}
      title={intl.formatMessage(messages.open, { when })}
      footer={data && mayEdit && <RemoveResponse responseId={responseId} close={close} />}
      description={data && intl.formatMessage(messages.version, { version: data.version })}
    >
      {error ? (
        <LoadError error={error} retry={refetch} />
      ) : data ? (
        data.locked ? (
          <Locked />
        ) : (
          <Content response={data} />
        )
      ) : (
        <Skeleton className="h-72" />
      )}
    </Dialog>
  );
}
