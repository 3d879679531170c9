import { type ComponentProps, type ReactNode, useLayoutEffect, useState } from 'react';
import type { QuizRecord } from '#shared/api/quizzes.ts';
import { useLocale } from '../../lib/intl.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { EditorContext, useEditor } from './editor-context.ts';
import { type Around, createEditorStore } from './editor-store.ts';
import { useAddress, useAsked } from './use-address.ts';
import { useCatalogueOf } from './use-catalogue-of.ts';
import { useDraft } from './use-draft.ts';
import { useIssues } from './use-issues.ts';
import { useUndoShortcuts } from './use-shortcuts.ts';
import { useWorkshop } from './use-workshop.ts';

interface Props {
  shopId: string;
  loaded: QuizRecord;
  /** Takes over what the server has now, and gives up what is here; calls back in between. */
  reload(onLoaded: () => void): Promise<void>;
  children: ReactNode;
}

function Conflict(props: ComponentProps<typeof ConflictDialog>) {
  const isChangedElsewhere = useEditor(({ save }) => save.kind === 'conflict');
  return isChangedElsewhere && <ConflictDialog {...props} />;
}

export function EditorProvider({ shopId, loaded, reload, children }: Props) {
  const draft = useDraft(shopId, loaded);
  const catalogue = useCatalogueOf(shopId);
  const workshop = useWorkshop();
  const [chosen, setLocale] = useState(useLocale());
  const address = useAddress();
  const around: Around = {
    shopId,
    record: draft.summary,
    setRecord: draft.setSummary,
    edit: draft.edit,
    rename: draft.rename,
    undo: draft.undo,
    redo: draft.redo,
    forgetPicture: draft.forgetPicture,
    flush: draft.flush,
    chosen,
    setLocale,
    follow: address.follow,
    issues: useIssues(draft.history),
    workshop,
    ...catalogue,
  };
  const { history, save } = draft;
  const [store] = useState(() => createEditorStore(around, history, save, address.asked));
  useLayoutEffect(() => store.surround(around));
  useAsked(store, address);
  useLayoutEffect(
    function followDraft() {
      store.renew();
      const leave = [history.subscribe(store.renew), save.subscribe(store.renew)];
      return () => {
        for (const one of leave) one();
      };
    },
    [store, history, save],
  );
  useUndoShortcuts(draft.undo, draft.redo);
  return (
    <EditorContext value={store}>
      {children}
      <Conflict forget={draft.forget} reload={reload} />
    </EditorContext>
  );
}
