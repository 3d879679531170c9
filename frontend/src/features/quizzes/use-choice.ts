import { useMemo, useState } from 'react';
import type { QuizSummary } from '#shared/api/quizzes.ts';

/** Which quizzes of the list are chosen. What is not listed any more is not chosen. */
export const useChoice = (shown: QuizSummary[]) => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string | null>(null);
  const chosen = useMemo(() => shown.filter(({ id }) => ids.has(id)), [shown, ids]);

  const toggle = (id: string, range: boolean) => {
    const on = !ids.has(id);
    const [from, to] = [last, id].map((one) => shown.findIndex((quiz) => quiz.id === one));
    const far = range && from !== undefined && to !== undefined && from >= 0;
    const span = far ? shown.slice(Math.min(from, to), Math.max(from, to) + 1).map((quiz) => quiz.id) : [id];
    setIds(on ? ids.union(new Set(span)) : ids.difference(new Set(span)));
    setLast(id);
  };
  const all = chosen.length > 0 && chosen.length === shown.length;
  return {
    chosen,
    all,
    has: (id: string) => ids.has(id),
    toggle,
    toggleAll: () => setIds(new Set(all ? [] : shown.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
};

export type Choice = ReturnType<typeof useChoice>;
