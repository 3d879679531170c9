import type { Db } from '#functions/db/index.ts';
import { type System, toSeconds } from '#functions/lib/system.ts';
import { type Member, readMembers } from '#functions/lib/team.ts';
import type { JobQueue } from '#functions/ports/queue/queue.ts';
import type { Invitation, TeamMember } from '#shared/api/team.ts';

export interface TeamDeps {
  db: Db;
  system: System;
  mailQueue: JobQueue;
  /** Where people reach the product. */
  appOrigin: string;
}

async function inWords(db: Db, { userId, subject, role }: Member): Promise<TeamMember[]> {
  const { data: user } = await db.user.get({ subject }).go({ consistent: true });
  if (!user) return [];
  const { email, firstName, lastName } = user;
  return [{ userId, email, firstName, lastName, role }];
}

/** An invitation as it is stored. */
export type Invited = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

export async function findInvitation(db: Db, accountId: string, invitationId: string) {
  const { data } = await db.invitation.get({ accountId, invitationId }).go({ consistent: true });
  return data;
}

export const invitationOf = ({ invitationId, email, role, invitedAt, expiresAt }: Invited): Invitation => ({
  id: invitationId,
  email,
  role,
  invitedAt,
  expiresAt: new Date(expiresAt * 1000).toISOString(),
});

/** Invitations that can still be accepted. */
export async function readInvitations({ db, system }: TeamDeps, accountId: string): Promise<Invited[]> {
  const { data } = await db.invitation.query.byAccount({ accountId }).go({ pages: 'all', consistent: true });
  return data.filter(({ expiresAt }) => expiresAt > toSeconds(system.now()));
}

/** The members of an account, and who is invited. */
export async function listTeam(deps: TeamDeps, accountId: string) {
  const [members, invitations] = await Promise.all([
    readMembers(deps.db, accountId),
    readInvitations(deps, accountId),
  ]);
  const known = await Promise.all(members.map((member) => inWords(deps.db, member)));
  return { members: known.flat(), invitations: invitations.map(invitationOf) };
}
