import { useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { QuizRecord } from '#shared/api/quizzes.ts';
import { useMayEdit } from '../../data/team.ts';
import { confirmToast } from '../../ui/toast.tsx';
import type { Autosave } from './autosave.ts';
import { type DraftHistory, draftHistory, withoutPicture } from './draft-history.ts';
import type { Draft } from './editor-context.ts';
import { keep } from './kept.ts';
import { messages } from './messages.ts';
import { useAutosave } from './use-autosave.ts';

/** Saves what an earlier visit could not, and says that it is back. */
const useSaveLeftOver = (autosave: Autosave<Draft>, left: Draft | null) => {
  const intl = useIntl();
  const words = intl.formatMessage(messages.restored);
  useEffect(
    function saveLeftOver() {
      if (!left) return;
      autosave.change(left);
      void confirmToast(words);
    },
    [autosave, left, words],
  );
};

const { begin, record, undo, redo } = draftHistory;

/** The draft with its undo history, saved by itself after every change. */
export const useDraft = (shopId: string, loaded: QuizRecord) => {
  const { autosave, store, ...saving } = useAutosave(shopId, loaded);
  const [history] = useState(() => {
    const now = begin({ name: loaded.name, quiz: loaded.draft });
    return keep<DraftHistory>(store.left ? record(now, store.left) : now);
  });
  const mayEdit = useRef(true);
  mayEdit.current = useMayEdit();
  useSaveLeftOver(autosave, store.left);

  const actions = useMemo(() => {
    const put = (next: DraftHistory) => {
      // A viewer's keys and shortcuts change nothing, not even on the screen.
      if (next === history.get() || !mayEdit.current) return;
      history.set(next);
      store.keep(next.present);
      autosave.change(next.present);
    };
    return {
      edit: (change: (quiz: Draft['quiz']) => Draft['quiz'], about?: string) => {
        const { present } = history.get();
        const quiz = change(present.quiz);
        if (quiz !== present.quiz) put(record(history.get(), { ...present, quiz }, about));
      },
      rename: (name: string) => put(record(history.get(), { ...history.get().present, name }, 'name')),
      undo: () => put(undo(history.get())),
      redo: () => put(redo(history.get())),
      /** A picture that was deleted does not come back with what is undone. */
      forgetPicture: (pictureId: string) => history.set(withoutPicture(history.get(), pictureId)),
    };
  }, [autosave, store, history]);
  return { history, ...actions, ...saving, forget: store.forget };
};
