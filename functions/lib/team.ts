import type { Db } from '#functions/db/index.ts';
import type { Role } from '#shared/model/role.ts';
import { Refusal } from '#shared/refusal.ts';

type Write = Parameters<Db['service']['transaction']['write']>[0];
type Entities = Parameters<Write>[0];
type Writes = ReturnType<Write>;
export interface Member {
  userId: string;
  subject: string;
  role: Role;
}

/** Who is in an account now, in the order of joining the product. */
export async function readMembers(db: Db, accountId: string): Promise<Member[]> {
  const { data } = await db.accountMember.query
    .byAccount({ accountId })
    .go({ pages: 'all', consistent: true });
  const found = await Promise.all(
    data.map(async ({ userId, subject }) => {
      const { data: member } = await db.member.get({ userId, accountId }).go({ consistent: true });
      return member ? [{ userId, subject, role: member.role }] : [];
    }),
  );
  return found.flat();
}

type Decided = (entities: Entities) => Writes;

/** So often two changes of one team may meet before the caller is told. */
const attempts = 5;

const readRevision = async (db: Db, accountId: string): Promise<number | undefined> =>
  (await db.account.get({ accountId }).go({ consistent: true })).data?.team;

/** Writes under the condition that the team is as it was read. */
const bump = ({ account }: Entities, accountId: string, seen: number | undefined) =>
  account
    .patch({ accountId })
    .set({ team: (seen ?? 0) + 1 })
    .where(({ team }, { eq, notExists }) => (seen === undefined ? notExists(team) : eq(team, seen)))
    .commit();

/**
 * Changes a team by what it is now: when another change comes in between, it is decided again, so that two owners
 * who take each other out at once do not both succeed.
 * @param decide the writes for these members; throws what the caller is told
 * @throws AppError conflict when changes go on meeting
 */
export async function changeTeam(
  db: Db,
  accountId: string,
  decide: (members: Member[]) => Decided | Promise<Decided>,
): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const seen = await readRevision(db, accountId);
    const writes = await decide(await readMembers(db, accountId));
    const { canceled } = await db.service.transaction
      .write((entities) => [...writes(entities), bump(entities, accountId, seen)])
      .go();
    if (!canceled) return;
  }
  throw new Refusal('conflict', 'The team is being changed now. Load it again and try once more.');
}
