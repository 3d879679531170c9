import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useRouteContext, useSearch } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { quizQuery } from '../../data/quizzes.ts';
import { useApp } from '../../lib/app.ts';
import { buttonClass } from '../../ui/button.tsx';
import { laterPart } from '../../ui/later-part.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DraftedNotice } from './drafted-notice.tsx';
import { EditorHeader, type View } from './editor-header.tsx';
import { EditorProvider } from './editor-provider.tsx';
import { messages } from './messages.ts';
import { PanelTabs } from './panel-tabs.tsx';
import { ScheduleNotice } from './publish/schedule-notice.tsx';
import { Responses } from './responses/responses.tsx';
import { StageProvider, useStage } from './stage.tsx';
import { Workbench } from './workbench.tsx';

const VersionsView = laterPart(() =>
  import('./versions/versions-view.tsx').then((part) => part.VersionsView),
);
const TextsView = laterPart(() => import('./texts/texts-view.tsx').then((part) => part.TextsView));

const Contacts = laterPart(() => import('./contacts/contacts.tsx').then((part) => part.Contacts));

const from = '/signed-in/app/quizzes/editor/$quizId';

function Waiting() {
  return (
    <div className="grid h-dvh grid-rows-[var(--bar)_1fr]">
      <div className="border-b border-line bg-surface p-3">
        <Skeleton className="h-8 w-64 max-w-full" />
      </div>
      <div className="grid gap-6 p-6 lg:grid-cols-[15rem_1fr_22rem]">
        <Skeleton className="hidden lg:block" />
        <Skeleton className="mx-auto h-full max-h-160 w-full max-w-sm rounded-xl" />
        <Skeleton className="hidden lg:block" />
      </div>
    </div>
  );
}

function Open({ view, shopId, quizId }: { view: View; shopId: string; quizId: string }) {
  const navigate = useNavigate({ from: '/app/quizzes/editor/$quizId' });
  const { panel, setPanel } = useStage();
  return (
    <div className="relative flex h-dvh flex-col overflow-hidden">
      <EditorHeader view={view} />
      <ScheduleNotice />
      {view === 'build' && <DraftedNotice />}
      {view === 'build' && <Workbench />}
      {view === 'texts' && (
        <Suspense fallback={<Skeleton className="m-6 h-96" />}>
          <TextsView />
        </Suspense>
      )}
      {view === 'versions' && (
        <Suspense fallback={<Skeleton className="m-6 h-96" />}>
          <VersionsView />
        </Suspense>
      )}
      {view === 'contacts' && (
        <Suspense fallback={<Skeleton className="m-6 h-96" />}>
          <Contacts />
        </Suspense>
      )}
      {view === 'responses' && <Responses shopId={shopId} quizId={quizId} />}
      <PanelTabs
        current={view === 'build' ? panel : view === 'contacts' ? 'responses' : view}
        onSelect={(tab) => {
          const next = tab === 'responses' || tab === 'texts' ? tab : 'build';
          if (next === 'build' && tab !== 'texts' && tab !== 'responses') setPanel(tab);
          if (next !== view) void navigate({ search: next === 'build' ? {} : { view: next } });
        }}
      />
    </div>
  );
}

/** The builder of one quiz, and the responses to it. */
export function EditorPage() {
  const intl = useIntl();
  const { client } = useApp();
  const { shopId } = useRouteContext({ from });
  const { quizId } = useParams({ from });
  const view = useSearch({ from, select: (search) => search.view });
  /** Goes up when the merchant takes over what somebody else saved. */
  const [generation, setGeneration] = useState(0);
  const quiz = useQuery(quizQuery(client, shopId, quizId));
  if (quiz.error && !quiz.data) {
    const page = intl.formatMessage(messages.title);
    const otherwise = (
      <Link to="/app/quizzes" className={buttonClass({ variant: 'ghost' })}>
        <FormattedMessage {...messages.allQuizzes} />
      </Link>
    );
    return (
      <main className="grid min-h-dvh content-center">
        <LoadError page={page} error={quiz.error} retry={quiz.refetch} otherwise={otherwise} />
      </main>
    );
  }
  if (!quiz.data) return <Waiting />;
  const reload = async (onLoaded: () => void) => {
    await quiz.refetch({ throwOnError: true });
    onLoaded();
    setGeneration((now) => now + 1);
  };
  return (
    <EditorProvider key={`${quizId}:${generation}`} shopId={shopId} loaded={quiz.data} reload={reload}>
      <StageProvider>
        <Open view={view ?? 'build'} shopId={shopId} quizId={quizId} />
      </StageProvider>
    </EditorProvider>
  );
}
