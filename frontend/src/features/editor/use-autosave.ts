import { useCallback, useEffect, useRef, useState } from 'react';
import type { QuizRecord, QuizSummary } from '#shared/api/quizzes.ts';
import { useMayEdit } from '../../data/team.ts';
import { type App, useApp, useUser } from '../../lib/app.ts';
import { type Autosave, createAutosave, type SaveState } from './autosave.ts';
import { createDraftBackup, type DraftBackup } from './draft-backup.ts';
import { createDraftSaver } from './draft-saver.ts';
import type { Draft } from './editor-context.ts';
import { keep } from './kept.ts';
import { markOf } from './same-draft.ts';

const schedule = (task: () => void, ms: number) => {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
};

const warnBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * What an earlier visit left unsaved, unless the server has just that. What it had sent before it ended may have come
 * through: then it goes on top of that, for it was made by the same hand.
 */
const leftOver = (backup: DraftBackup, loaded: QuizRecord) => {
  const mark = markOf(loaded);
  const left = backup.read().filter((draft) => {
    const isStored = markOf(draft) === mark;
    if (isStored) backup.drop(draft);
    return !isStored;
  })[0];
  if (!left) return null;
  backup.adopt(left);
  const cameThrough = left.revision + 1 === loaded.revision && left.underway?.includes(mark);
  return { ...left, revision: cameThrough ? loaded.revision : left.revision };
};

/** Everything that stores the draft: the server one revision after another, this browser until then. */
const createStore = (app: Pick<App, 'client'>, userId: string, shopId: string, loaded: QuizRecord) => {
  const params = { shopId, quizId: loaded.id };
  const backup = createDraftBackup(localStorage, `draft:${userId}:${loaded.id}`);
  const left = leftOver(backup, loaded);
  const saver = createDraftSaver(
    {
      save: (body) => app.client.quizzes.save({ params, body }),
      get: () => app.client.quizzes.get({ params }),
    },
    left?.revision ?? loaded.revision,
  );
  const sendable = ({ name, quiz }: Draft) => ({ name: name.trim() || loaded.name, draft: quiz });
  let kept: Draft | null = null;
  const keep = (draft: Draft) => {
    kept = draft;
    backup.write({ ...sendable(draft), revision: saver.revision(), underway: saver.underway() });
  };
  return {
    left: left && { name: left.name, quiz: left.draft },
    save: async (draft: Draft) => {
      const saved = await saver.save(sendable(draft));
      // What was changed meanwhile stands on top of what is stored now.
      if (kept !== null && kept !== draft) keep(kept);
      return saved;
    },
    revision: saver.revision,
    keep,
    forget: () => {
      kept = null;
      backup.clear();
    },
  };
};

/** Saves drafts by itself, and keeps in this browser what is not saved yet. */
export const useAutosave = (shopId: string, loaded: QuizRecord) => {
  const { client } = useApp();
  const userId = useUser()?.id ?? '';
  const mayEdit = useMayEdit();
  const [save] = useState(() => keep<SaveState>({ kind: 'saved' }));
  const [summary, setSummary] = useState<QuizSummary>(loaded);
  const [store] = useState(() => createStore({ client }, userId, shopId, loaded));
  const queue = useRef<Autosave<Draft>>(null);
  queue.current ??= createAutosave<Draft>({
    // What a viewer tries is drawn, and goes nowhere.
    save: async (draft) => {
      if (mayEdit) setSummary(await store.save(draft));
    },
    onState: (state) => {
      if (state.kind === 'saved') store.forget();
      // Each key is pending anew; that it still is changes nothing on the screen.
      if (state.kind !== 'pending' || save.get().kind !== 'pending') save.set(state);
    },
    schedule,
  });
  const autosave = queue.current;

  useEffect(
    function saveWhenConnected() {
      const again = () => void autosave.flush().catch(() => undefined);
      window.addEventListener('online', again);
      return () => window.removeEventListener('online', again);
    },
    [autosave],
  );
  useEffect(
    function saveOnLeaving() {
      return () => {
        autosave.flush().catch((error) => {
          if ((error as { code?: string }).code !== 'conflict')
            console.error('The last changes were not saved', error);
        });
      };
    },
    [autosave],
  );
  useEffect(
    function warnWhileUnsaved() {
      const stop = () => window.removeEventListener('beforeunload', warnBeforeLeaving);
      const follow = () => {
        if (save.get().kind === 'saved') stop();
        else window.addEventListener('beforeunload', warnBeforeLeaving);
      };
      follow();
      const leave = save.subscribe(follow);
      return () => {
        leave();
        stop();
      };
    },
    [save],
  );
  const flush = useCallback(async () => {
    await autosave.flush();
    return store.revision();
  }, [autosave, store]);
  return { autosave, store, save, summary, setSummary, flush };
};
