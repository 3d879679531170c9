import type { Hook, Live } from './vnode.ts';

export { Fragment } from './vnode.ts';

type Deps = readonly unknown[];

let current: Live;
let index = 0;

/** A component is about to be called: its hooks are counted from the start. */
export const begin = (live: Live): void => {
  current = live;
  index = 0;
};

const stale: Live[] = [];
const layout: (() => void)[] = [];
const passive: (() => void)[] = [];

const run = (effects: (() => void)[]): void => {
  for (const effect of effects.splice(0)) effect();
};
const runPassive = () => run(passive);

/** Effects that read or move what was drawn run at once, the others once it is painted. */
export const settle = (): void => {
  run(layout);
  if (passive.length === 0) return;
  requestAnimationFrame(() => setTimeout(runPassive));
  // A page in the background is not painted.
  setTimeout(runPassive, 100);
};

const depth = (live: Live): number => (live.parent ? 1 + depth(live.parent) : 0);

const flush = (): void => {
  runPassive();
  for (const live of stale.splice(0).sort((a, b) => depth(a) - depth(b)))
    if (live.stale && !live.gone) live.redraw?.();
  settle();
};

const hook = (): Hook => {
  const kept = current.hooks[index] ?? {};
  current.hooks[index++] = kept;
  return kept;
};

const changed = (kept: Hook, deps: Deps | undefined): boolean => {
  const before = kept.deps;
  kept.deps = deps;
  return !deps || !before || deps.some((dep, at) => !Object.is(dep, before[at]));
};

/** A component and all below it are drawn: what its effects do can be done. */
export const done = (live: Live): void => {
  for (const kept of live.hooks) {
    const { due, effect } = kept;
    kept.due = undefined;
    due?.push(() => {
      if (live.gone) return;
      kept.stop?.();
      const stop = effect?.();
      kept.stop = typeof stop === 'function' ? () => stop() : undefined;
    });
  }
};

const useWhen = (due: Hook['due'], effect: Hook['effect'], deps: Deps | undefined): void => {
  const kept = hook();
  if (changed(kept, deps)) Object.assign(kept, { due, effect });
};

export const useEffect = (effect: Hook['effect'], deps?: Deps): void => useWhen(passive, effect, deps);

export const useLayoutEffect = (effect: Hook['effect'], deps?: Deps): void => useWhen(layout, effect, deps);

export const useMemo = (make: () => unknown, deps: Deps): unknown => {
  const kept = hook();
  if (changed(kept, deps)) kept.value = make();
  return kept.value;
};

export const useRef = (current: unknown): unknown => useMemo(() => ({ current }), []);

export const useState = (first: unknown): unknown[] => {
  const own = current;
  const kept = useMemo(() => ({ value: typeof first === 'function' ? first() : first }), []) as Hook;
  kept.set ??= (next) => {
    const value = typeof next === 'function' ? next(kept.value) : next;
    if (Object.is(value, kept.value)) return;
    kept.value = value;
    own.stale = true;
    if (stale.push(own) === 1) queueMicrotask(flush);
  };
  return [kept.value, kept.set];
};
