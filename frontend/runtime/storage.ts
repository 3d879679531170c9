/** Where a quiz's state is kept. Neither call throws: a quiz without storage is still a quiz. */
export interface QuizStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  /** Calls back when another tab wrote the key. Returns how to stop. */
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
      const listen = (event: StorageEvent) => event.key === key && changed();
      addEventListener('storage', listen);
      return () => removeEventListener('storage', listen);
    },
  };
};
