import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { QuizRecord } from '#shared/api/quizzes.ts';
import type { Issue } from '#shared/errors.ts';
import type { Collection } from '#shared/model/product.ts';
import type { Quiz } from '#shared/model/quiz.ts';
import { checkQuiz } from '#shared/quiz/check.ts';
import { featuresOf } from '#shared/quiz/match.ts';
import { collectionsQuery, shopQuery, useCatalogue } from '../../data/shops.ts';
import { useApp } from '../../lib/app.ts';
import { useLocale } from '../../lib/intl.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { describeChange } from './describe-change.ts';
import { type Draft, type Editor, EditorContext } from './editor-context.ts';
import type { History } from './history.ts';
import { useDraft } from './use-draft.ts';
import { useUndoShortcuts } from './use-shortcuts.ts';
import { useWorkshop } from './use-workshop.ts';

interface Props {
  shopId: string;
  loaded: QuizRecord;
  /** Takes over what the server has now, and gives up what is here; calls back in between. */
  reload(onLoaded: () => void): Promise<void>;
  children: ReactNode;
}

const none: Collection[] = [];

const useCatalogueOf = (shopId: string) => {
  const { client } = useApp();
  const { products, complete } = useCatalogue(shopId);
  const { data: collections = none } = useQuery(collectionsQuery(client, shopId));
  const { data: shop } = useQuery(shopQuery(client, shopId));
  const features = useMemo(() => featuresOf(products), [products]);
  return {
    products,
    collections,
    features,
    currency: shop?.currency ?? products[0]?.currency ?? 'EUR',
    catalogueComplete: complete,
  };
};

/** The same list as long as the same is wrong: a check that finds nothing new is no reason to draw anything. */
const useIssues = (quiz: Quiz): Issue[] => {
  // A long quiz takes a while to check: what is typed comes first.
  const checked = useDeferredValue(quiz);
  const found = useMemo(() => checkQuiz(checked), [checked]);
  const [issues, setIssues] = useState(found);
  if (found === issues) return issues;
  const isSame = JSON.stringify(found) === JSON.stringify(issues);
  if (!isSame) setIssues(found);
  return isSame ? issues : found;
};

/** What undo takes back and redo repeats. */
const useSteps = ({ past, present, future }: History<Draft>) => {
  const [last, next] = [past.at(-1), future[0]];
  return {
    undone: useMemo(() => (last ? describeChange(last, present) : null), [last, present]),
    redone: useMemo(() => (next ? describeChange(present, next) : null), [next, present]),
  };
};

/** Which element is chosen, in the page's address. */
const useChosen = ({ questions }: Quiz) => {
  const navigate = useNavigate({ from: '/app/quizzes/editor/$quizId' });
  const { at } = useSearch({ from: '/signed-in/app/quizzes/editor/$quizId' });
  const known = at === 'results' || at === 'quiz' || questions.some((question) => question.id === at);
  const select = useCallback(
    (to: string) =>
      void navigate({ search: ({ show }) => ({ at: to, show }), replace: true, resetScroll: false }),
    [navigate],
  );
  return { at: (known ? at : undefined) ?? questions[0]?.id ?? 'quiz', select };
};

/** The same value as long as all its parts are the same. */
const useSame = <Parts extends object>(parts: Parts): Parts =>
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts are the dependencies, always as many
  useMemo(() => parts, Object.values(parts));

export function EditorProvider({ shopId, loaded, reload, children }: Props) {
  const draft = useDraft(shopId, loaded);
  const catalogue = useCatalogueOf(shopId);
  const workshop = useWorkshop();
  const { present } = draft.history;
  const { quiz } = present;
  const [chosen, setLocale] = useState(useLocale());
  const editor: Editor = useSame({
    shopId,
    record: draft.summary,
    setRecord: draft.setSummary,
    draft: present,
    quiz,
    edit: draft.edit,
    rename: draft.rename,
    undo: draft.undo,
    redo: draft.redo,
    ...useSteps(draft.history),
    save: draft.save,
    flush: draft.flush,
    locale: quiz.locales.includes(chosen) ? chosen : quiz.defaultLocale,
    setLocale,
    ...useChosen(quiz),
    issues: useIssues(quiz),
    workshop,
    ...catalogue,
  });
  useUndoShortcuts(editor.undo, editor.redo);
  return (
    <EditorContext value={editor}>
      {children}
      {draft.save.kind === 'conflict' && <ConflictDialog forget={draft.forget} reload={reload} />}
    </EditorContext>
  );
}
