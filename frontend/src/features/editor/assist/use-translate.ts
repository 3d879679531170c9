import { useEffect, useRef, useState } from 'react';
import type { Locale } from '#shared/model/locale.ts';
import type { ModelFault } from '#shared/model/modelFault.ts';
import { useApp } from '../../../lib/app.ts';
import { useEditor } from '../editor-context.ts';
import { inBatches, openOriginals, withDrafts } from './drafts.ts';

/** How a translation went, or goes: texts by who drafted them. */
export interface Tally {
  done: number;
  total: number;
  byModel: number;
  byWords: number;
  /** What was wrong with the model the last time something was. */
  why: ModelFault | null;
}

interface Run {
  isRunning: boolean;
  tally: Tally | null;
  error: unknown;
}

const idle: Run = { isRunning: false, tally: null, error: null };

/** Drafts the translations that are missing or out of date, a batch at a time; undone as one. */
export const useTranslate = (to: Locale) => {
  const { client } = useApp();
  const { quiz, edit, shopId } = useEditor(({ quiz, edit, shopId }) => ({ quiz, edit, shopId }));
  const [run, setRun] = useState(idle);
  const stop = useRef<AbortController | null>(null);
  useEffect(function stopAtTheEnd() {
    return () => stop.current?.abort();
  }, []);
  const from = quiz.defaultLocale;
  const start = async () => {
    const all = openOriginals(quiz, to);
    const controller = new AbortController();
    const { signal } = controller;
    stop.current = controller;
    let tally: Tally = { done: 0, total: all.length, byModel: 0, byWords: 0, why: null };
    let error: unknown = null;
    const about = `translate:${crypto.randomUUID()}`;
    setRun({ isRunning: true, tally, error });
    try {
      for (const batch of inBatches(all)) {
        const body = { from, to, texts: batch };
        const { texts, why } = await client.assist.translate({ params: { shopId }, body, signal });
        if (signal.aborted) break;
        edit((before) => withDrafts(before, to, batch, texts), about);
        const byModel = texts.filter(({ by }) => by === 'model').length;
        tally = {
          ...tally,
          done: tally.done + batch.length,
          byModel: tally.byModel + byModel,
          byWords: tally.byWords + texts.length - byModel,
          why: why ?? tally.why,
        };
        setRun({ isRunning: true, tally, error });
      }
    } catch (caught) {
      if (!signal.aborted) error = caught;
    }
    setRun({ isRunning: false, tally, error });
  };
  return { ...run, start, cancel: () => stop.current?.abort(), open: openOriginals(quiz, to).length };
};
