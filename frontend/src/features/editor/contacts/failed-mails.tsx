import { useQuery } from '@tanstack/react-query';
import { MailWarning } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MailFailure } from '#shared/api/contacts.ts';
import { contactQuery, mailFailuresQuery } from '../../../data/contacts.ts';
import { useApp } from '../../../lib/app.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useEditor } from '../editor-context.ts';
import { messages } from './failed-messages.ts';
import { messages as contactMessages } from './messages.ts';

/** So many are named above the list; the others are found by their mark. */
const most = 5;

const none: MailFailure[] = [];

/** The mails of the quiz that could not be sent lately. */
export const useFailedMails = (): MailFailure[] => {
  const { client } = useApp();
  const { shopId, record } = useEditor(({ shopId, record }) => ({ shopId, record }));
  const { data = none } = useQuery(mailFailuresQuery(client, shopId));
  return data.filter(({ quizId }) => quizId === record.id);
};

function Unreached({ contactId, onOpen }: { contactId: string; onOpen(id: string): void }) {
  const intl = useIntl();
  const { client } = useApp();
  const shopId = useEditor(({ shopId }) => shopId);
  const { data } = useQuery(contactQuery(client, shopId, contactId));
  if (!data) return null;
  return (
    <li>
      <Button size="sm" onClick={() => onOpen(contactId)}>
        {data.email ?? data.phone ?? intl.formatMessage(contactMessages.nameless)}
      </Button>
    </li>
  );
}

interface Props {
  failures: MailFailure[];
  onOpen(id: string): void;
}

/** Whom the results did not reach, with the way to each. */
export function FailedMails({ failures, onOpen }: Props) {
  const known = failures.flatMap(({ contactId }) => contactId ?? []);
  return (
    <Card className="flex gap-3 border-bad-line bg-bad-soft p-4">
      <MailWarning className="mt-0.5 size-5 shrink-0 text-bad" aria-hidden />
      <div className="grid min-w-0 gap-2">
        <h2 className="font-[600]">
          <FormattedMessage {...messages.title} values={{ count: failures.length }} />
        </h2>
        <p className="text-pretty text-ink-2">
          <FormattedMessage {...messages.hint} />
        </p>
        <ul className="flex flex-wrap gap-2">
          {known.slice(0, most).map((id) => (
            <Unreached key={id} contactId={id} onOpen={onOpen} />
          ))}
        </ul>
        {known.length > most && (
          <p className="text-sm text-ink-2">
            <FormattedMessage {...messages.more} values={{ count: known.length - most }} />
          </p>
        )}
      </div>
    </Card>
  );
}
