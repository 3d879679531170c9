import type { Artefact, FindArtefact } from '#functions/lib/artefacts.ts';

/** What events of a published version may name. */
export interface Version {
  shopId: string;
  questions: ReadonlySet<string>;
  products: ReadonlySet<string>;
}

export type FindVersion = FindArtefact<Version>;

/** Of a published version only what events may name, since the whole of it takes much more memory. */
export const namesOf = ({ shopId, head, pool }: Artefact): Version => ({
  shopId,
  questions: new Set(head.questions.map(({ id }) => id)),
  products: new Set(pool.cards.map(({ id }) => id)),
});
