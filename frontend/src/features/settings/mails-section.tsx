import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { accountQuery } from '../../data/account.ts';
import { useApp } from '../../lib/app.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { Problem } from '../../ui/problem.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Switch } from '../../ui/switch.tsx';
import { messages } from './messages.ts';
import { Section } from './section.tsx';

/** The switch shows what was chosen at once, and what holds when that could not be kept. */
const useMails = () => {
  const { client } = useApp();
  const queryClient = useQueryClient();
  const account = useQuery(accountQuery(client));
  const change = useMutation({
    mutationFn: (usageMails: boolean) => client.account.changeMails({ body: { usageMails } }),
    // One after the other, so that the last choice is the one that is kept.
    scope: { id: 'mails' },
    onSuccess: (kept) => queryClient.setQueryData(accountQuery(client).queryKey, kept),
  });
  return { account, change, wanted: change.isPending ? change.variables : account.data?.usageMails };
};

/** Which mails come to who is signed in. */
export function MailsSection() {
  const { account, change, wanted } = useMails();
  if (account.error) return <LoadError error={account.error} retry={account.refetch} />;
  if (!account.data) return <Skeleton className="h-40" />;
  return (
    <Section
      title={<FormattedMessage {...messages.mails} />}
      hint={<FormattedMessage {...messages.mailsHint} values={{ email: account.data.email }} />}
    >
      <div className="grid gap-4">
        <Problem error={change.error} />
        <Switch
          label={<FormattedMessage {...messages.mailsUsage} />}
          hint={<FormattedMessage {...messages.mailsUsageHint} />}
          checked={wanted ?? true}
          onChange={change.mutate}
        />
        <p className="border-t border-line pt-4 text-pretty text-sm text-ink-3">
          <FormattedMessage {...messages.mailsAlways} />
        </p>
      </div>
    </Section>
  );
}
