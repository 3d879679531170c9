/** What was, is, and was undone. */
export interface History<Value> {
  past: Value[];
  present: Value;
  future: Value[];
  /** What the last change was about: further changes of the same thing are one step. */
  about: string | null;
}

/** Steps that can be undone. */
const most = 200;

export const begin = <Value>(present: Value): History<Value> => ({
  past: [],
  present,
  future: [],
  about: null,
});

/**
 * Notes a change.
 * @param about typing in one field is one step; null makes a step of its own
 */
export const record = <Value>(
  history: History<Value>,
  next: Value,
  about: string | null = null,
): History<Value> => {
  if (next === history.present) return history;
  const merges = about !== null && about === history.about;
  const past = merges ? history.past : [...history.past, history.present].slice(-most);
  return { past, present: next, future: [], about };
};

export const undo = <Value>(history: History<Value>): History<Value> => {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  const future = [history.present, ...history.future];
  return { past: history.past.slice(0, -1), present: before, future, about: null };
};

export const redo = <Value>(history: History<Value>): History<Value> => {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future, about: null };
};
