import { useEffect, useMemo, useRef, useState } from 'react';
import type { QuizRecord, QuizSummary } from '#shared/api/quizzes.ts';
import { useApp } from '../../lib/app.ts';
import { type Autosave, createAutosave, type SaveState } from './autosave.ts';
import type { Draft } from './editor-context.ts';
import { begin, type History, record, redo, undo } from './history.ts';

const schedule = (task: () => void, ms: number) => {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
};

const warnBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

/** Saves drafts one after another, each on top of the revision that the last one made. */
const useAutosave = (shopId: string, loaded: QuizRecord) => {
  const { client } = useApp();
  const [save, setSave] = useState<SaveState>({ kind: 'saved' });
  const [summary, setSummary] = useState<QuizSummary>(loaded);
  const latest = useRef<QuizSummary>(loaded);
  const queue = useRef<Autosave<Draft>>(null);
  const keep = (next: QuizSummary) => {
    latest.current = next;
    setSummary(next);
  };
  queue.current ??= createAutosave<Draft>({
    save: async ({ name, quiz }) => {
      const params = { shopId, quizId: loaded.id };
      const { revision } = latest.current;
      const saved = await client.quizzes.save({
        params,
        body: { revision, name: name.trim() || loaded.name, draft: quiz },
      });
      keep(saved);
    },
    onState: setSave,
    schedule,
  });
  const autosave = queue.current;

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
  const dirty = save.kind !== 'saved';
  useEffect(
    function warnWhileUnsaved() {
      if (!dirty) return;
      window.addEventListener('beforeunload', warnBeforeLeaving);
      return () => window.removeEventListener('beforeunload', warnBeforeLeaving);
    },
    [dirty],
  );
  const flush = async () => {
    await autosave.flush();
    return latest.current.revision;
  };
  return { autosave, save, summary, setSummary: keep, flush };
};

/** The draft with its undo history, saved by itself after every change. */
export const useDraft = (shopId: string, loaded: QuizRecord) => {
  const { autosave, ...saving } = useAutosave(shopId, loaded);
  const [history, setHistory] = useState<History<Draft>>(() =>
    begin({ name: loaded.name, quiz: loaded.draft }),
  );
  const latest = useRef(history);

  const actions = useMemo(() => {
    const put = (next: History<Draft>) => {
      if (next === latest.current) return;
      latest.current = next;
      setHistory(next);
      autosave.change(next.present);
    };
    return {
      edit: (change: (quiz: Draft['quiz']) => Draft['quiz'], about?: string) => {
        const { present } = latest.current;
        const quiz = change(present.quiz);
        if (quiz !== present.quiz) put(record(latest.current, { ...present, quiz }, about));
      },
      rename: (name: string) => put(record(latest.current, { ...latest.current.present, name }, 'name')),
      undo: () => put(undo(latest.current)),
      redo: () => put(redo(latest.current)),
    };
  }, [autosave]);
  return { history, ...actions, ...saving };
};
