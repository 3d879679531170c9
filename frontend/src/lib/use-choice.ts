import { useEffect, useMemo, useState } from 'react';

/** Which rows of a list are chosen. What is not listed any more is not chosen. */
export const useChoice = <Listed extends { id: string }>(shown: Listed[]) => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string | null>(null);
  const chosen = useMemo(() => shown.filter(({ id }) => ids.has(id)), [shown, ids]);

  /**
   * @param range all from the one that was chosen last up to this one
   * @param open where a range begins while none was chosen
   */
  const toggle = (id: string, range: boolean, open?: string) => {
    const on = !ids.has(id);
    const [from, to] = [last ?? open, id].map((one) => shown.findIndex((listed) => listed.id === one));
    const far = range && from !== undefined && to !== undefined && from >= 0;
    const span = far
      ? shown.slice(Math.min(from, to), Math.max(from, to) + 1).map((listed) => listed.id)
      : [id];
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
    clear: () => {
      setIds(new Set());
      setLast(null);
    },
  };
};

export type Choice<Listed extends { id: string }> = ReturnType<typeof useChoice<Listed>>;

const fields = 'textarea, select, input:not([type=checkbox])';

/** Escape chooses none. */
export const useEscape = (listens: boolean, run: () => void) => {
  useEffect(
    function chooseNoneOnEscape() {
      if (!listens) return;
      const onKey = (event: KeyboardEvent) => {
        // A menu or dialog that is open closes instead; in a field it is about what is written there.
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        if (!(event.target instanceof Element && event.target.matches(fields))) run();
      };
      window.addEventListener('keydown', onKey);
      return () => window.removeEventListener('keydown', onKey);
    },
    [listens, run],
  );
};
