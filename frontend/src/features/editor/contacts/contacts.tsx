import { Contact } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { State } from '../../../ui/state.tsx';
import { ExportButton } from '../export-button.tsx';
import { PeopleTabs } from '../people-tabs.tsx';
import { ContactTable } from './contact-table.tsx';
import { FailedMails, useFailedMails } from './failed-mails.tsx';
import { FindContact } from './find-contact.tsx';
import { messages } from './messages.ts';
import { OneContact } from './one-contact.tsx';
import { useContactExport } from './use-contact-export.ts';
import { useContacts } from './use-contacts.ts';

function Nobody({ searched }: { searched: boolean }) {
  return (
    <Card>
      <State
        picture={<Contact className="size-9" strokeWidth={1.4} />}
        title={<FormattedMessage {...(searched ? messages.noMatch : messages.empty)} />}
      >
        <FormattedMessage {...(searched ? messages.noMatchHint : messages.emptyHint)} />
      </State>
    </Card>
  );
}

/** Who gave an address or number in this quiz, and what they allowed. */
export function Contacts() {
  const { query, email, contact, filter, find, open } = useContacts();
  const exporting = useContactExport(filter);
  const failed = useFailedMails();
  const contacts = query.data?.pages.flatMap((page) => page.contacts);
  const words = query.hasNextPage ? messages.countSoFar : messages.count;
  return (
    <main aria-busy={!contacts} className="min-h-0 flex-1 overflow-y-auto bg-canvas">
      <div className="mx-auto grid max-w-6xl gap-4 px-4 py-6 md:px-8">
        <PeopleTabs />
        <FindContact email={email} find={find} />
        {contacts && contacts.length > 0 && (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 className="tabular text-lg" aria-live="polite">
              <FormattedMessage {...words} values={{ count: contacts.length }} />
            </h2>
            <ExportButton {...exporting} />
          </div>
        )}
        {failed.length > 0 && <FailedMails failures={failed} onOpen={open} />}
        <Problem error={exporting.problem} />
        {query.error && !contacts && <LoadError error={query.error} retry={query.refetch} />}
        {!query.error && !contacts && <Skeleton className="h-72" />}
        {contacts?.length === 0 && <Nobody searched={email !== undefined} />}
        {contacts && contacts.length > 0 && (
          <ContactTable contacts={contacts} failed={failed} onOpen={open} />
        )}
        {query.hasNextPage && (
          <Button
            busy={query.isFetchingNextPage}
            onClick={() => query.fetchNextPage()}
            className="justify-self-center"
          >
            <FormattedMessage {...messages.more} />
          </Button>
        )}
      </div>
      {contact && <OneContact contactId={contact} close={() => void open(undefined)} />}
    </main>
  );
}
