/** Something on its way to the server, under the id that makes it count once. */
export interface Letter {
  id: string;
  url: string;
  body: string;
  attempts: number;
  /** Not before, in milliseconds since 1970. */
  due: number;
  since: number;
}

/** Where letters wait. */
export interface LetterStore {
  put(letter: Letter): Promise<void>;
  all(): Promise<Letter[]>;
  remove(id: string): Promise<void>;
}

export const memoryStore = (): LetterStore => {
  const letters = new Map<string, Letter>();
  return {
    put: async (letter) => void letters.set(letter.id, letter),
    all: async () => [...letters.values()],
    remove: async (id) => void letters.delete(id),
  };
};

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open('recommend', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('letters', { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = request.onblocked = () => reject(request.error);
  });

/** Letters on disk, written through before `put` resolves. Each call opens and closes, so that none blocks another. */
export const diskStore = (): LetterStore => {
  const run = async <T>(
    mode: IDBTransactionMode,
    ask: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> => {
    const db = await open();
    try {
      const transaction = db.transaction('letters', mode, { durability: 'strict' });
      const done = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onerror = transaction.onabort = () => reject(transaction.error);
      });
      const [result] = await Promise.all([settled(ask(transaction.objectStore('letters'))), done]);
      return result;
    } finally {
      db.close();
    }
  };
  return {
    put: async (letter) => void (await run('readwrite', (store) => store.put(letter))),
    all: () => run('readonly', (store) => store.getAll()),
    remove: (id) => run('readwrite', (store) => store.delete(id)),
  };
};

/** Disk where there is one, memory where the disk refuses: a letter is in at least one of them. */
export const safeStore = (disk: LetterStore, memory: LetterStore): LetterStore => ({
  put: (letter) =>
    disk.put(letter).then(
      () => memory.remove(letter.id),
      () => memory.put(letter),
    ),
  async all() {
    const [kept, held] = await Promise.all([disk.all().catch(() => []), memory.all()]);
    return [...kept.filter((letter) => !held.some(({ id }) => id === letter.id)), ...held];
  },
  async remove(id) {
    await Promise.all([disk.remove(id).catch(() => undefined), memory.remove(id)]);
  },
});
