import { Link, useNavigate } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ChevronLeft, History, Redo2, Undo2 } from 'lucide-react';
import { type IntlShape, useIntl } from 'react-intl';
import { QuizStatus } from '../../blocks/quiz-status.tsx';
import { useMayEdit } from '../../data/team.ts';
import { usePageTitle } from '../../lib/page-head.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Crumbs } from '../../ui/crumbs.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { changes } from './change-messages.ts';
import type { Described } from './describe-change.ts';
import { type Editor, useEditor } from './editor-context.ts';
import { Find } from './find/find.tsx';
import { messages } from './messages.ts';
import { Problems } from './problems.tsx';
import { PublishButton } from './publish/publish-button.tsx';
import { ScheduleButton } from './publish/schedule-button.tsx';
import { SaveBadge } from './save-badge.tsx';

export type View = 'build' | 'texts' | 'responses' | 'contacts' | 'versions';

function Name() {
  const intl = useIntl();
  const { name, rename } = useEditor(({ draft, rename }) => ({ name: draft.name, rename }));
  return (
    <input
      aria-label={intl.formatMessage(messages.name)}
      value={name}
      maxLength={120}
      onChange={(event) => rename(event.target.value)}
      className="field-sizing-content h-8 min-w-20 max-w-full truncate rounded-sm border border-transparent bg-transparent px-1.5 text-md font-[600] hover:border-line-strong md:text-base"
    />
  );
}

/** What a change did, with the name of what it was about, as that is called now. */
const wordsOf = ({ quiz, locale }: Editor, described: Described | null, intl: IntlShape) => {
  if (!described) return undefined;
  const { what, key, in: holder = quiz, count } = described;
  const name = key && (holder.texts[locale]?.[key] || holder.texts[quiz.defaultLocale]?.[key]);
  return intl.formatMessage(changes[what], { name: name || '…', count: count ?? 0 });
};

function Steps() {
  const intl = useIntl();
  const { undo, redo, undone, redone } = useEditor((editor) => ({
    undo: editor.undo,
    redo: editor.redo,
    undone: wordsOf(editor, editor.undone, intl),
    redone: wordsOf(editor, editor.redone, intl),
  }));
  const steps = [
    {
      change: undone,
      label: intl.formatMessage(undone ? messages.undoOf : messages.undo, { change: undone }),
      keys: '⌘Z',
      run: undo,
      icon: Undo2,
    },
    {
      change: redone,
      label: intl.formatMessage(redone ? messages.redoOf : messages.redo, { change: redone }),
      keys: '⇧⌘Z',
      run: redo,
      icon: Redo2,
    },
  ];
  return (
    <div className="flex">
      {steps.map(({ change, label, keys, run, icon: Icon }) => (
        <Button
          key={keys}
          variant="ghost"
          size="sm"
          icon
          aria-label={label}
          title={`${label} (${keys})`}
          disabled={!change}
          onClick={run}
        >
          <Icon className="size-4" aria-hidden />
        </Button>
      ))}
    </div>
  );
}

function TextLanguage() {
  const intl = useIntl();
  const { locales, locale, setLocale } = useEditor(({ quiz, locale, setLocale }) => ({
    locales: quiz.locales,
    locale,
    setLocale,
  }));
  if (locales.length < 2) return null;
  return (
    <Segmented
      label={intl.formatMessage(messages.language)}
      value={locale}
      onChange={setLocale}
      items={locales.map((value) => ({
        value,
        label: value.toUpperCase(),
        name: intl.formatDisplayName(value, { type: 'language' }) ?? value,
      }))}
    />
  );
}

function Versions() {
  const intl = useIntl();
  const label = intl.formatMessage(messages.versions);
  return (
    <Link
      from="/app/quizzes/editor/$quizId"
      to="."
      search={{ view: 'versions' }}
      aria-label={label}
      title={label}
      className={clsx(
        buttonClass({ variant: 'ghost', size: 'sm', icon: true }),
        'aria-[current=page]:bg-hover',
      )}
    >
      <History className="size-4" aria-hidden />
    </Link>
  );
}

/** Changes of the draft as a whole. Beside the name where there is room, else in a row of its own. */
function Toolbar() {
  return (
    <div className="order-last flex h-11 w-full items-center gap-2 border-t border-line xl:order-none xl:w-auto xl:flex-[1_0_auto] xl:border-0">
      <Steps />
      <Find />
      <Versions />
      <ScheduleButton />
      <TextLanguage />
      <span className="ml-auto xl:ml-2">
        <Problems />
      </span>
    </div>
  );
}

export function EditorHeader({ view }: { view: View }) {
  const intl = useIntl();
  const record = useEditor(({ record }) => record);
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
      {view !== 'responses' && view !== 'contacts' ? (
        <Toolbar />
      ) : (
        <span className="hidden flex-1 xl:block" />
      )}
      <div className="flex shrink-0 items-center gap-2 md:gap-3">
        <span className="hidden lg:block">
          <ViewChoice
            view={view}
            onChange={(next) => navigate({ search: next === 'build' ? {} : { view: next } })}
          />
        </span>
        {useMayEdit() && <PublishButton />}
      </div>
    </header>
  );
}

function ViewChoice({ view, onChange }: { view: View; onChange(view: View): void }) {
  const intl = useIntl();
  return (
    <Segmented<View>
      label={intl.formatMessage(messages.views)}
      value={view === 'contacts' ? 'responses' : view}
      onChange={onChange}
      items={[
        { value: 'build', label: intl.formatMessage(messages.build) },
        { value: 'texts', label: intl.formatMessage(messages.languages) },
        { value: 'responses', label: intl.formatMessage(messages.responses) },
      ]}
    />
  );
}
