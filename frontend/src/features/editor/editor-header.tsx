import { Link, useNavigate } from '@tanstack/react-router';
import { ChevronLeft, Redo2, Undo2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import { QuizStatus } from '../../blocks/quiz-status.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { Button } from '../../ui/button.tsx';
import { Crumbs } from '../../ui/crumbs.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { useEditor } from './editor-context.ts';
import { messages } from './messages.ts';
import { Problems } from './problems.tsx';
import { PublishButton } from './publish-button.tsx';
import { SaveBadge } from './save-badge.tsx';

type View = 'build' | 'responses';

function Name() {
  const intl = useIntl();
  const { draft, rename } = useEditor();
  return (
    <input
      aria-label={intl.formatMessage(messages.name)}
      value={draft.name}
      maxLength={120}
      onChange={(event) => rename(event.target.value)}
      className="field-sizing-content h-8 min-w-20 max-w-full truncate rounded-sm border border-transparent bg-transparent px-1.5 text-md font-[600] hover:border-line-strong md:text-base"
    />
  );
}

function Steps() {
  const intl = useIntl();
  const { undo, redo, canUndo, canRedo } = useEditor();
  return (
    <div className="flex">
      <Button
        variant="ghost"
        size="sm"
        icon
        aria-label={intl.formatMessage(messages.undo)}
        title={`${intl.formatMessage(messages.undo)} (⌘Z)`}
        disabled={!canUndo}
        onClick={undo}
      >
        <Undo2 className="size-4" aria-hidden />
      </Button>
      <Button
        variant="ghost"
        size="sm"
        icon
        aria-label={intl.formatMessage(messages.redo)}
        title={`${intl.formatMessage(messages.redo)} (⇧⌘Z)`}
        disabled={!canRedo}
        onClick={redo}
      >
        <Redo2 className="size-4" aria-hidden />
      </Button>
    </div>
  );
}

function TextLanguage() {
  const intl = useIntl();
  const { quiz, locale, setLocale } = useEditor();
  if (quiz.locales.length < 2) return null;
  return (
    <Segmented
      label={intl.formatMessage(messages.language)}
      value={locale}
      onChange={setLocale}
      items={quiz.locales.map((value) => ({
        value,
        label: value.toUpperCase(),
        name: intl.formatDisplayName(value, { type: 'language' }) ?? value,
      }))}
    />
  );
}

/** Changes of the draft as a whole. Beside the name where there is room, else in a row of its own. */
function Toolbar() {
  return (
    <div className="order-last flex h-11 w-full items-center gap-2 border-t border-line xl:order-none xl:w-auto xl:flex-[1_0_auto] xl:border-0">
      <Steps />
      <TextLanguage />
      <span className="ml-auto xl:ml-2">
        <Problems />
      </span>
    </div>
  );
}

export function EditorHeader({ view }: { view: View }) {
  const intl = useIntl();
  const { record } = useEditor();
  const navigate = useNavigate({ from: '/app/quizzes/editor/$quizId' });
  usePageTitle(intl.formatMessage(messages.title));
  const crumbs = [
    { key: 'quizzes', node: <Link to="/app/quizzes">{intl.formatMessage(messages.quizzes)}</Link> },
    { key: 'title', node: intl.formatMessage(messages.title) },
  ];
  return (
    <header className="z-20 flex shrink-0 flex-wrap xl:flex-nowrap items-center gap-x-1.5 border-b border-line bg-surface px-2 md:gap-x-3 md:px-4">
      <h1 className="sr-only">{intl.formatMessage(messages.title)}</h1>
      <div className="flex h-(--bar) min-w-0 flex-1 items-center gap-1.5 md:gap-3 xl:flex-initial">
        <Link
          to="/app/quizzes"
          aria-label={intl.formatMessage(messages.quizzes)}
          className="touch grid size-8 shrink-0 place-items-center rounded-sm text-ink-2 hover:bg-hover lg:hidden"
        >
          <ChevronLeft className="size-5" aria-hidden />
        </Link>
        <div className="hidden shrink-0 lg:block">
          <Crumbs label={intl.formatMessage(messages.path)} parts={crumbs} />
        </div>
        <span className="hidden h-5 w-px shrink-0 bg-line lg:block" />
        <div className="min-w-0">
          <Name />
        </div>
        <span className="hidden md:block">
          <QuizStatus quiz={record} />
        </span>
        <SaveBadge />
      </div>
      {view === 'build' ? <Toolbar /> : <span className="hidden flex-1 xl:block" />}
      <div className="flex shrink-0 items-center gap-2 md:gap-3">
        <span className="hidden lg:block">
          <ViewChoice
            view={view}
            onChange={(next) => navigate({ search: next === 'build' ? {} : { view: next } })}
          />
        </span>
        <PublishButton />
      </div>
    </header>
  );
}

function ViewChoice({ view, onChange }: { view: View; onChange(view: View): void }) {
  const intl = useIntl();
  return (
    <Segmented<View>
      label={intl.formatMessage(messages.views)}
      value={view}
      onChange={onChange}
      items={[
        { value: 'build', label: intl.formatMessage(messages.build) },
        { value: 'responses', label: intl.formatMessage(messages.responses) },
      ]}
    />
  );
}
