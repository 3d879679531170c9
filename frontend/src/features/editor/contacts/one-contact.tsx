import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { contactQuery } from '../../../data/contacts.ts';
import { useMayEdit } from '../../../data/team.ts';
import { useApp } from '../../../lib/app.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { confirmToast } from '../../../ui/toast.tsx';
import { useEditor } from '../editor-context.ts';
import { RemoveForGood } from '../remove-for-good.tsx';
import { useFailedMails } from './failed-mails.tsx';
import { messages as failedMessages } from './failed-messages.ts';
import { messages } from './messages.ts';
import { Receipts } from './receipts.tsx';

const words = {
  remove: messages.remove,
  sure: messages.sure,
  keep: messages.keep,
  removeForGood: messages.removeForGood,
};

const useRemove = (contactId: string, close: () => void) => {
  const intl = useIntl();
  const { client } = useApp();
  const { shopId, record } = useEditor(({ shopId, record }) => ({ shopId, record }));
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => client.contacts.remove({ params: { shopId, contactId } }),
    onSuccess: async () => {
      close();
      void confirmToast(intl.formatMessage(messages.removed));
      await queryClient.invalidateQueries({ queryKey: ['contacts', shopId, 'list'] });
      // The answers that named the person are gone too.
      await queryClient.invalidateQueries({ queryKey: ['quizzes', shopId, record.id, 'responses'] });
    },
  });
};

/** A contact with the receipts of what was allowed and what not. */
export function OneContact({ contactId, close }: { contactId: string; close(): void }) {
  const intl = useIntl();
  const { client } = useApp();
  const { shopId, record } = useEditor(({ shopId, record }) => ({ shopId, record }));
  const mayEdit = useMayEdit();
  const { data, error, refetch } = useQuery(contactQuery(client, shopId, contactId));
  const remove = useRemove(contactId, close);
  const failure = useFailedMails().find((one) => one.contactId === contactId);
  const who = data ? (data.email ?? data.phone ?? intl.formatMessage(messages.nameless)) : '…';
  return (
    <Dialog
      open
      onOpenChange={close}
      title={intl.formatMessage(messages.open, { who })}
      description={data?.email && data.phone}
      footer={data && mayEdit && <RemoveForGood words={words} remove={remove} />}
    >
      {error && <LoadError error={error} retry={refetch} />}
      {!error && !data && <Skeleton className="h-40" />}
      {data && (
        <div className="grid gap-3">
          {failure && (
            <p className="rounded-md border border-bad-line bg-bad-soft px-3 py-2 text-pretty text-sm text-bad">
              <FormattedMessage
                {...failedMessages.on}
                values={{
                  why: failure.why,
                  when: intl.formatDate(failure.refusedAt, { dateStyle: 'medium' }),
                }}
              />
            </p>
          )}
          <h3 className="text-sm text-ink-3">
            <FormattedMessage {...messages.allowed} />
          </h3>
          <Receipts receipts={data.receipts} />
          <Link
            to="/app/quizzes/editor/$quizId"
            params={{ quizId: record.id }}
            search={{ view: 'responses', response: data.responseId }}
            className="justify-self-start rounded-sm text-accent-ink underline"
          >
            <FormattedMessage {...messages.toResponse} />
          </Link>
        </div>
      )}
    </Dialog>
  );
}
