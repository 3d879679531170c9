/** Where a quiz's state is kept. Neither call throws: a quiz without storage is still a quiz. */
export interface QuizStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  /** Calls back when another page wrote the key, or may have while this one was left. Returns how to stop. */
  watch(key: string, changed: () => void): () => void;
}

/** The browser's storage for this site; where it is blocked or full, the page's memory. */
export const browserStorage = (): QuizStorage => {
  const memory = new Map<string, string>();
  return {
    read(key) {
      const held = memory.get(key);
      if (held !== undefined) return held;
      try {
        return localStorage.getItem(key);
      } catch {
        return null;
      }
    },
    write(key, value) {
      try {
        localStorage.setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
      }
    },
    watch(key, changed) {
      const end = new AbortController();
      const { signal } = end;
      addEventListener('storage', (event) => event.key === key && changed(), { signal });
      // A page that comes back by the history as it was heard of nothing meanwhile.
      addEventListener('pageshow', (event) => event.persisted && changed(), { signal });
      return () => end.abort();
    },
  };
};
