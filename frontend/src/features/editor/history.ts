/** What was, is, and was undone. Each step is kept by what it has otherwise than the one beside it, towards `present`. */
export interface History<Value, Step> {
  past: Step[];
  present: Value;
  future: Step[];
  /** What the last change was about: further changes of the same thing are one step. */
  about: string | null;
}

/** How a value is kept as a step. */
interface Keeping<Value, Step> {
  /** @param beside the value that it is unpacked with later */
  pack(value: Value, beside: Value): Step;
  unpack(step: Step, beside: Value): Value;
}

/** Steps that can be undone. */
const most = 200;

export const createHistory = <Value, Step extends object>({ pack, unpack }: Keeping<Value, Step>) => {
  type Kept = History<Value, Step>;
  const begin = (present: Value): Kept => ({ past: [], present, future: [], about: null });

  /**
   * Notes a change.
   * @param about typing in one field is one step; null makes a step of its own
   */
  const record = (history: Kept, next: Value, about: string | null = null): Kept => {
    const { past, present } = history;
    if (next === present) return history;
    const last = past.at(-1);
    const merges = about !== null && about === history.about && last !== undefined;
    const step = merges ? pack(unpack(last, present), next) : pack(present, next);
    return {
      past: [...(merges ? past.slice(0, -1) : past), step].slice(-most),
      present: next,
      future: [],
      about,
    };
  };

  /** What undo goes back to; undefined: nothing. */
  const before = ({ past, present }: Kept): Value | undefined => {
    const step = past.at(-1);
    return step && unpack(step, present);
  };

  /** What redo goes forth to; undefined: nothing. */
  const after = ({ future: [step], present }: Kept): Value | undefined => step && unpack(step, present);

  const undo = (history: Kept): Kept => {
    const { past, present } = history;
    const last = before(history);
    if (last === undefined) return history;
    const future = [pack(present, last), ...history.future];
    return { past: past.slice(0, -1), present: last, future, about: null };
  };

  const redo = (history: Kept): Kept => {
    const { past, present, future } = history;
    const next = after(history);
    if (next === undefined) return history;
    return { past: [...past, pack(present, next)], present: next, future: future.slice(1), about: null };
  };
  return { begin, record, before, after, undo, redo };
};
