import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AccountSession } from '#shared/api/account.ts';
import { sessionsQuery } from '../../../data/account.ts';
import { useApp } from '../../../lib/app.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Confirm } from '../../../ui/confirm.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { confirmToast } from '../../../ui/toast.tsx';
import { browserIn } from './browser-in.ts';
import { messages } from './messages.ts';

function Row({ session }: { session: AccountSession }) {
  const intl = useIntl();
  const { browser, system } = browserIn(session.agent);
  const when = intl.formatDate(session.startedAt, { dateStyle: 'medium', timeStyle: 'short' });
  const unknown = intl.formatMessage(messages.unknownBrowser);
  return (
    <li className="flex items-center gap-3 py-2.5">
      <MonitorSmartphone className="size-5 shrink-0 text-ink-3" aria-hidden />
      <div className="grid min-w-0 gap-0.5">
        <p className="font-[540]">{[browser ?? unknown, system].filter(Boolean).join(' · ')}</p>
        <p className="text-sm text-ink-3">
          <FormattedMessage {...messages.since} values={{ when }} />
        </p>
      </div>
      {session.current && (
        <span className="ml-auto">
          <Badge tone="good">
            <FormattedMessage {...messages.thisOne} />
          </Badge>
        </span>
      )}
    </li>
  );
}

/** Ends every session but this one, after saying what that means. */
function EndOthers({ others }: { others: number }) {
  const intl = useIntl();
  const { client } = useApp();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState(false);
  const end = useMutation({
    mutationFn: () => client.account.endSessions({}),
    onSuccess: () => {
      setAsked(false);
      void confirmToast(intl.formatMessage(messages.ended));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery(client).queryKey }),
  });
  return (
    <>
      <Button onClick={() => setAsked(true)} className="justify-self-start">
        <FormattedMessage {...messages.endOthers} />
      </Button>
      {asked && (
        <Confirm
          title={<FormattedMessage {...messages.endTitle} />}
          hint={<FormattedMessage {...messages.endHint} values={{ count: others }} />}
          keep={<FormattedMessage {...messages.cancel} />}
          act={<FormattedMessage {...messages.endOthers} />}
          doing={end}
          onAct={() => end.mutate()}
          close={() => setAsked(false)}
        />
      )}
    </>
  );
}

/** Where the user is signed in, and how to end all of that but this. */
export function Sessions() {
  const { client } = useApp();
  const { data, error, refetch } = useQuery(sessionsQuery(client));
  if (error && !data) return <LoadError error={error} retry={refetch} />;
  if (!data) return <Skeleton className="h-16" />;
  return (
    <div className="grid gap-4">
      <ul className="-my-2.5 divide-y divide-line">
        {data.map((session) => (
          <Row key={session.startedAt} session={session} />
        ))}
      </ul>
      {data.length > 1 ? (
        <EndOthers others={data.filter(({ current }) => !current).length} />
      ) : (
        <p className="text-sm text-ink-3">
          <FormattedMessage {...messages.onlyHere} />
        </p>
      )}
    </div>
  );
}
