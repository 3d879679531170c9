/** A value outside of what is drawn, and whoever wants to hear that it changed. */
export interface Kept<Value> {
  get(): Value;
  set(value: Value): void;
  subscribe(listener: () => void): () => void;
}

export const keep = <Value>(first: Value): Kept<Value> => {
  let now = first;
  const listeners = new Set<() => void>();
  return {
    get: () => now,
    set: (value) => {
      if (value === now) return;
      now = value;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
