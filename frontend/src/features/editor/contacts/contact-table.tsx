import { Check, X } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MailFailure } from '#shared/api/contacts.ts';
import type { Receipt } from '#shared/model/contact.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import type { ContactWithReceipts } from './contact-rows.ts';
import { messages as failedMessages } from './failed-messages.ts';
import { messages } from './messages.ts';

const columns = [messages.person, messages.allowed, messages.came, messages.when];
const hidden = ['', 'hidden sm:table-cell', 'hidden lg:table-cell', ''];

function Allowed({ receipts = [] }: { receipts?: Receipt[] | undefined }) {
  const intl = useIntl();
  if (receipts.length === 0)
    return (
      <span className="text-ink-3">
        <FormattedMessage {...messages.nothingAsked} />
      </span>
    );
  return receipts.map(({ question, wording, given }) => {
    const Mark = given ? Check : X;
    return (
      <span key={question} className="flex items-center gap-1.5">
        <Mark
          className={`size-4 shrink-0 ${given ? 'text-good' : 'text-bad'}`}
          aria-label={intl.formatMessage(given ? messages.yes : messages.no)}
        />
        <span className="truncate text-ink-2">{wording}</span>
      </span>
    );
  });
}

function Row({ contact, failed, onOpen }: { contact: ContactWithReceipts; failed: boolean; onOpen(): void }) {
  const intl = useIntl();
  const who = contact.email ?? contact.phone ?? intl.formatMessage(messages.nameless);
  return (
    <tr className="relative border-t border-line hover:bg-hover/60">
      <td className="h-16 w-full max-w-0 px-4 py-2 sm:w-2/5">
        <button
          type="button"
          aria-label={intl.formatMessage(messages.open, { who })}
          onClick={onOpen}
          className="block max-w-full truncate text-left font-[540] outline-none after:absolute after:inset-0 after:rounded-sm focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
        >
          {who}
        </button>
        {contact.email && contact.phone && (
          <span className="tabular block truncate text-sm text-ink-3">{contact.phone}</span>
        )}
        {failed && (
          <Badge tone="bad">
            <FormattedMessage {...failedMessages.mark} />
          </Badge>
        )}
      </td>
      <td className={`${hidden[1]} max-w-0 px-4 py-2 sm:w-2/5`}>
        <Allowed receipts={contact.receipts} />
      </td>
      <td className={`${hidden[2]} whitespace-nowrap px-4 text-ink-2`}>
        <FormattedMessage {...messages[contact.source]} />
      </td>
      <td className="whitespace-nowrap px-4 text-ink-2">
        {intl.formatDate(contact.createdAt, { dateStyle: 'medium' })}
      </td>
    </tr>
  );
}

interface Props {
  contacts: ContactWithReceipts[];
  /** Mails that could not be sent. */
  failed: MailFailure[];
  onOpen(id: string): void;
}

export function ContactTable({ contacts, failed, onOpen }: Props) {
  const unreached = new Set(failed.map(({ contactId }) => contactId));
  return (
    <Card className="overflow-hidden">
      <table className="w-full" data-testid="contacts">
        <thead>
          <tr className="text-left text-sm text-ink-3">
            {columns.map((column, index) => (
              <th key={column.id} scope="col" className={`${hidden[index]} h-10 px-4 font-[540]`}>
                <FormattedMessage {...column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {contacts.map((contact) => (
            <Row
              key={contact.id}
              contact={contact}
              failed={unreached.has(contact.id)}
              onOpen={() => onOpen(contact.id)}
            />
          ))}
        </tbody>
      </table>
    </Card>
  );
}
