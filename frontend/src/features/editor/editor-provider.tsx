import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import type { QuizRecord } from '#shared/api/quizzes.ts';
import { checkQuiz } from '#shared/quiz/check.ts';
import { featuresOf } from '#shared/quiz/match.ts';
import { collectionsQuery, shopQuery, useCatalogue } from '../../data/shops.ts';
import { useApp } from '../../lib/app.ts';
import { useLocale } from '../../lib/intl.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { describeChange } from './describe-change.ts';
import { type Editor, EditorContext } from './editor-context.ts';
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

const useCatalogueOf = (shopId: string) => {
  const { client } = useApp();
  const { products, complete } = useCatalogue(shopId);
  const { data: collections = [] } = useQuery(collectionsQuery(client, shopId));
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

export function EditorProvider({ shopId, loaded, reload, children }: Props) {
  const draft = useDraft(shopId, loaded);
  const catalogue = useCatalogueOf(shopId);
  const workshop = useWorkshop();
  const navigate = useNavigate({ from: '/app/quizzes/editor/$quizId' });
  const { at } = useSearch({ from: '/signed-in/app/quizzes/editor/$quizId' });
  const { past, present, future } = draft.history;
  const { quiz } = present;
  const [last, next] = [past.at(-1), future[0]];
  const pageLocale = useLocale();
  const [chosen, setLocale] = useState(pageLocale);
  // A long quiz takes a while to check: what is typed comes first.
  const checked = useDeferredValue(quiz);
  const issues = useMemo(() => checkQuiz(checked), [checked]);
  const known = at === 'results' || at === 'quiz' || quiz.questions.some((question) => question.id === at);

  const editor: Editor = {
    shopId,
    record: draft.summary,
    setRecord: draft.setSummary,
    draft: present,
    quiz,
    edit: draft.edit,
    rename: draft.rename,
    undo: draft.undo,
    redo: draft.redo,
    undone: last ? describeChange(last, present) : null,
    redone: next ? describeChange(present, next) : null,
    save: draft.save,
    flush: draft.flush,
    locale: quiz.locales.includes(chosen) ? chosen : quiz.defaultLocale,
    setLocale,
    at: (known ? at : undefined) ?? quiz.questions[0]?.id ?? 'quiz',
    select: (to) => navigate({ search: ({ show }) => ({ at: to, show }), replace: true, resetScroll: false }),
    issues,
    workshop,
    ...catalogue,
  };
  useUndoShortcuts(editor.undo, editor.redo);
  return (
    <EditorContext value={editor}>
      {children}
      {draft.save.kind === 'conflict' && <ConflictDialog forget={draft.forget} reload={reload} />}
    </EditorContext>
  );
}
