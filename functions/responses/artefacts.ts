import { artefactKeys, type Files } from '#functions/ports/files/files.ts';
import type { Head, Pool } from '#shared/quiz/artefact.ts';

/** Versions kept in a warm container; each takes a few hundred kilobytes. */
const most = 20;

export interface Artefact {
  head: Head;
  pool: Pool;
}

/** Reads published versions, and keeps those used last: a version never changes. */
export function createArtefacts(files: Files): (quizId: string, version: number) => Promise<Artefact> {
  const kept = new Map<string, Promise<Artefact>>();

  async function load(quizId: string, version: number): Promise<Artefact> {
    const [head, pool] = await Promise.all([
      files.read(artefactKeys.head(quizId, version)),
      files.read(artefactKeys.pool(quizId, version)),
    ]);
    return { head: JSON.parse(head), pool: JSON.parse(pool) };
  }

  return (quizId, version) => {
    const key = artefactKeys.head(quizId, version);
    const artefact = kept.get(key) ?? load(quizId, version);
    kept.delete(key);
    kept.set(key, artefact);
    artefact.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return artefact;
  };
}
