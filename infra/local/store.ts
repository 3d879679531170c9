import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartFault } from './fault.ts';

const schema = `
  CREATE TABLE IF NOT EXISTS value (name TEXT PRIMARY KEY, json TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS object (
    bucket TEXT NOT NULL, key TEXT NOT NULL, body BLOB NOT NULL, headers TEXT NOT NULL,
    etag TEXT NOT NULL, modified INTEGER NOT NULL, PRIMARY KEY (bucket, key)
  );
  CREATE TABLE IF NOT EXISTS message (
    id TEXT PRIMARY KEY, queue TEXT NOT NULL, body TEXT NOT NULL, attributes TEXT NOT NULL,
    sent INTEGER NOT NULL, visible INTEGER NOT NULL, received INTEGER NOT NULL, first INTEGER,
    receipt TEXT
  );
  CREATE INDEX IF NOT EXISTS message_visible ON message (queue, visible);
  CREATE TABLE IF NOT EXISTS record (
    id INTEGER PRIMARY KEY AUTOINCREMENT, stream TEXT NOT NULL, data BLOB NOT NULL, at INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS mail (
    id INTEGER PRIMARY KEY AUTOINCREMENT, recipient TEXT NOT NULL, subject TEXT NOT NULL,
    text TEXT NOT NULL, html TEXT, at TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS capture (id INTEGER PRIMARY KEY AUTOINCREMENT, path TEXT NOT NULL, body TEXT NOT NULL);
`;

/** What the runner keeps, in one SQLite file: a kill in the middle of a write leaves the state before it. */
export interface Store {
  db: DatabaseSync;
  /** The value under a name; made and kept when there is none. */
  remember<T>(name: string, make: () => T): T;
  write(name: string, value: unknown): void;
  /** Runs `work` as one transaction. */
  transaction<T>(work: () => T): T;
  close(): void;
}

/** @throws StartFault when the file is damaged, or another run uses the folder */
export function openStore(dataDir: string): Store {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'state.sqlite');
  const db = open(file);
  const read = db.prepare('SELECT json FROM value WHERE name = ?');
  const upsert = db.prepare('INSERT OR REPLACE INTO value (name, json) VALUES (?, ?)');
  const write = (name: string, value: unknown) => void upsert.run(name, JSON.stringify(value));
  return {
    db,
    write,
    remember: (name, make) => {
      const row = read.get(name);
      if (row) return JSON.parse(String(row.json));
      const value = make();
      write(name, value);
      return value;
    },
    transaction: (work) => {
      db.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        db.exec('COMMIT');
        return result;
      } catch (error) {
        db.exec('ROLLBACK');
        throw error;
      }
    },
    close: () => db.close(),
  };
}

function open(file: string): DatabaseSync {
  try {
    const db = new DatabaseSync(file);
    // The lock ends with the process that holds it, however that ends: it also says who owns the folder.
    db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
    db.exec(schema);
    return db;
  } catch (cause) {
    if (cause instanceof Error && /locked/.test(cause.message)) {
      throw new StartFault(
        `Another run uses the data folder ${dirname(file)}. Stop it first, or choose another folder with DATA_DIR.`,
      );
    }
    throw new StartFault(
      `The data file ${file} cannot be read. Run "npm run reset" to start with empty data.`,
      {
        cause,
      },
    );
  }
}
