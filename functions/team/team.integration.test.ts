import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#functions/db/index.ts';
import type { Actor, User } from '#functions/lib/call.ts';
import { emptyDb } from '#functions/testing/db.ts';
import { memoryQueue, stillSystem } from '#functions/testing/fakes.ts';
import { merchantWith } from '#functions/testing/merchant.ts';
import type { Role } from '#shared/model/role.ts';
import { accept, look } from './accept.ts';
import { invite, resend, revoke } from './invite.ts';
import { leave, removeMember, setRole } from './members.ts';
import { listTeam, type TeamDeps } from './team.ts';

let db: Db;
beforeAll(async () => {
  db = await emptyDb();
});

let system: ReturnType<typeof stillSystem>;
let queue: ReturnType<typeof memoryQueue>;
let deps: TeamDeps;
let owner: Actor;
const week = 7 * 24 * 3600;
const not_found = { code: 'not_found' };

async function person(
  email: string,
  userId = system.newId('user'),
  subject = `sub-${userId}`,
): Promise<User> {
  const createdAt = system.now().toISOString();
  const names = { firstName: 'Ann', lastName: 'Lee', locale: 'en' as const };
  await db.user.create({ subject, userId, email, ...names, createdAt }).go();
  return { userId, subject, locale: 'en' };
}

beforeEach(async () => {
  system = stillSystem();
  queue = memoryQueue();
  deps = { db, system, mailQueue: queue, appOrigin: 'https://app.example' };
  owner = await merchantWith(db, system);
  await person('owner@example.nl', owner.userId, owner.subject);
});

/** The mail that went to the queue last. */
async function mailed() {
  const key = queue.sent.at(-1)?.message as { shopId: string; mailId: string };
  const { data } = await db.resultMail.get(key).go();
  const text = data?.message?.text ?? '';
  return { to: data?.message?.to, text, token: /#([\w-]+)/.exec(text)?.[1] ?? '' };
}

async function joined(email: string, role: Role): Promise<User> {
  const user = await person(email);
  await invite(deps, owner, { email, role });
  await accept(deps, user, (await mailed()).token);
  return user;
}

const rolesNow = async () =>
  Object.fromEntries((await listTeam(deps, owner.accountId)).members.map((one) => [one.email, one.role]));

describe('an invitation', () => {
  it('goes by mail, says what it is to, and makes a member of whoever owns the address', async () => {
    await invite(deps, owner, { email: 'ann@example.nl', role: 'editor' });
    const { to, text, token } = await mailed();
    expect(to).toBe('ann@example.nl');
    expect(text).toContain('owner@example.nl invites you');
    expect(await look(deps, token)).toMatchObject({
      shop: 'A shop',
      email: 'ann@example.nl',
      role: 'editor',
    });
    expect(await accept(deps, await person('Ann@example.nl'), token)).toEqual({ shopId: owner.shopId });
    expect(await rolesNow()).toEqual({ 'owner@example.nl': 'owner', 'Ann@example.nl': 'editor' });
    expect((await listTeam(deps, owner.accountId)).invitations).toEqual([]);
  });

  it('works once, also when it is used twice at the same moment', async () => {
    const user = await person('ann@example.nl');
    await invite(deps, owner, { email: 'ann@example.nl', role: 'viewer' });
    const { token } = await mailed();
    await Promise.allSettled([1, 2, 3].map(() => accept(deps, user, token)));
    await removeMember(db, owner.accountId, user.userId);
    await expect(accept(deps, user, token)).rejects.toMatchObject(not_found);
    expect(await rolesNow()).toEqual({ 'owner@example.nl': 'owner' });
  });

  it('is of no use to another address, and is not used up by it', async () => {
    await invite(deps, owner, { email: 'ann@example.nl', role: 'owner' });
    const { token } = await mailed();
    const other = await person('eve@example.nl');
    await expect(accept(deps, other, token)).rejects.toMatchObject({ code: 'forbidden' });
    await accept(deps, await person('ann@example.nl'), token);
    expect(Object.keys(await rolesNow())).not.toContain('eve@example.nl');
  });

  it('ends after 7 days, and when it is taken back', async () => {
    const user = await person('ann@example.nl');
    const { id } = await invite(deps, owner, { email: 'ann@example.nl', role: 'viewer' });
    const first = await mailed();
    system.pass(week);
    await expect(look(deps, first.token)).rejects.toMatchObject(not_found);
    await expect(accept(deps, user, first.token)).rejects.toMatchObject(not_found);
    expect((await listTeam(deps, owner.accountId)).invitations).toEqual([]);
    await resend(deps, owner, id);
    await revoke(db, owner.accountId, id);
    await expect(accept(deps, user, (await mailed()).token)).rejects.toMatchObject(not_found);
    await expect(revoke(db, owner.accountId, id)).rejects.toMatchObject(not_found);
  });

  it('that is sent again, or made again for the address, replaces the link before', async () => {
    const { id } = await invite(deps, owner, { email: 'ann@example.nl', role: 'viewer' });
    const first = await mailed();
    await resend(deps, owner, id);
    const second = await mailed();
    await expect(look(deps, first.token)).rejects.toMatchObject(not_found);
    const again = await invite(deps, owner, { email: 'Ann@example.nl', role: 'editor' });
    expect(again.id).toBe(id);
    await expect(look(deps, second.token)).rejects.toMatchObject(not_found);
    expect(await look(deps, (await mailed()).token)).toMatchObject({ role: 'editor' });
    expect((await listTeam(deps, owner.accountId)).invitations).toHaveLength(1);
  });

  it('of another account cannot be reached, and its secret is nowhere in the table', async () => {
    const { id } = await invite(deps, owner, { email: 'ann@example.nl', role: 'viewer' });
    const { token } = await mailed();
    const stranger = await merchantWith(db, system);
    await person('stranger@example.nl', stranger.userId, stranger.subject);
    await expect(resend(deps, stranger, id)).rejects.toMatchObject(not_found);
    await expect(revoke(db, stranger.accountId, id)).rejects.toMatchObject(not_found);
    const { data } = await db.invitation.get({ accountId: owner.accountId, invitationId: id }).go();
    expect(JSON.stringify(data)).not.toContain(token.slice(64));
  });

  it('is refused for a member, and after thirty a day', async () => {
    await expect(invite(deps, owner, { email: 'OWNER@example.nl', role: 'viewer' })).rejects.toMatchObject({
      code: 'conflict',
    });
    for (let n = 0; n < 30; n++) await invite(deps, owner, { email: `a${n}@example.nl`, role: 'viewer' });
    const more = invite(deps, owner, { email: 'more@example.nl', role: 'viewer' });
    await expect(more).rejects.toMatchObject({ code: 'too_many' });
    system.pass(24 * 3600);
    await invite(deps, owner, { email: 'more@example.nl', role: 'viewer' });
  });
});

describe('a team', () => {
  it('keeps an owner, whoever tries what', async () => {
    const conflict = { code: 'conflict' };
    const { accountId, userId } = owner;
    await expect(setRole(db, accountId, userId, 'editor')).rejects.toMatchObject(conflict);
    await expect(removeMember(db, accountId, userId)).rejects.toMatchObject(conflict);
    await expect(leave(db, userId, owner.shopId)).rejects.toMatchObject(conflict);
    expect(await rolesNow()).toEqual({ 'owner@example.nl': 'owner' });
  });

  it('keeps an owner when two of them take each other out at once', async () => {
    const second = await joined('second@example.nl', 'owner');
    const { accountId, userId } = owner;
    await Promise.allSettled([
      removeMember(db, accountId, userId),
      setRole(db, accountId, second.userId, 'viewer'),
    ]);
    expect(Object.values(await rolesNow()).filter((role) => role === 'owner')).toHaveLength(1);
  });

  it('changes roles, lets people go and takes them out', async () => {
    const ann = await joined('ann@example.nl', 'viewer');
    const bob = await joined('bob@example.nl', 'editor');
    await setRole(db, owner.accountId, ann.userId, 'editor');
    await leave(db, bob.userId, owner.shopId);
    expect(await rolesNow()).toEqual({ 'owner@example.nl': 'owner', 'ann@example.nl': 'editor' });
    await removeMember(db, owner.accountId, ann.userId);
    expect(await rolesNow()).toEqual({ 'owner@example.nl': 'owner' });
    await expect(leave(db, bob.userId, owner.shopId)).rejects.toMatchObject(not_found);
    await expect(setRole(db, owner.accountId, bob.userId, 'owner')).rejects.toMatchObject(not_found);
  });
});
