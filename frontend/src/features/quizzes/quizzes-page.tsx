import { useQuery } from '@tanstack/react-query';
import { Link, useRouteContext } from '@tanstack/react-router';
import { ListChecks, Plus, Upload } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { quizzesQuery } from '../../data/quizzes.ts';
import { useMayEdit } from '../../data/team.ts';
import { useApp } from '../../lib/app.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { State } from '../../ui/state.tsx';
import { from } from './filters.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { messages as importMessages } from './import-messages.ts';
import { messages } from './messages.ts';
import { QuizList } from './quiz-list.tsx';

function NewQuizLink() {
  if (!useMayEdit()) return null;
  return (
    <Link to="/app/quizzes/new" className={buttonClass({ variant: 'primary' })}>
      <Plus className="size-4" aria-hidden />
      <FormattedMessage {...messages.newQuiz} />
    </Link>
  );
}

function Waiting() {
  return (
    <Card className="divide-y divide-line">
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex items-center gap-4 p-4">
          <Skeleton className="size-14" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-48" />
            <Skeleton className="h-3.5 w-72 max-w-full" />
          </div>
        </div>
      ))}
    </Card>
  );
}

function NoQuizzes() {
  return (
    <Card>
      <State
        picture={<ListChecks className="size-9" strokeWidth={1.4} />}
        title={<FormattedMessage {...messages.empty} />}
        action={<NewQuizLink />}
      >
        <FormattedMessage {...messages.emptyHint} />
      </State>
    </Card>
  );
}

/** The dialog's state: a file can be dropped anywhere on the page. */
const useImporting = () => {
  const [importing, setImporting] = useState<{ dropped: File | null } | null>(null);
  const isFile = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  const drops = {
    onDragOver: (event: DragEvent) => {
      if (isFile(event)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      if (!isFile(event)) return;
      event.preventDefault();
      setImporting({ dropped: event.dataTransfer.files[0] ?? null });
    },
  };
  return { importing, setImporting, drops };
};

export function QuizzesPage() {
  const intl = useIntl();
  const { client } = useApp();
  const { shopId } = useRouteContext({ from });
  const { data, error, refetch } = useQuery(quizzesQuery(client, shopId));
  const { importing, setImporting, drops } = useImporting();
  const mayEdit = useMayEdit();
  const actions = mayEdit && (
    <>
      <Button onClick={() => setImporting({ dropped: null })}>
        <Upload className="size-4" aria-hidden />
        <FormattedMessage {...importMessages.import} />
      </Button>
      <NewQuizLink />
    </>
  );
  return (
    <div {...(mayEdit ? drops : {})} className="flex-1">
      <Page title={intl.formatMessage(messages.title)} actions={actions}>
        {error && !data && <LoadError error={error} retry={refetch} />}
        {!error && !data && <Waiting />}
        {data?.length === 0 && <NoQuizzes />}
        {data && data.length > 0 && <QuizList shopId={shopId} quizzes={data} />}
      </Page>
      {importing && (
        <ImportDialog shopId={shopId} dropped={importing.dropped} close={() => setImporting(null)} />
      )}
    </div>
  );
}
