import { conditionFailed } from '#functions/db/faults.ts';
import type { Db } from '#functions/db/index.ts';
import type { Actor } from '#functions/lib/call.ts';
import { hashOf } from '#functions/lib/cipher.ts';
import { toSeconds } from '#functions/lib/system.ts';
import type { Message } from '#functions/ports/mail/mail.ts';
import type { Invitation } from '#shared/api/team.ts';
import { emailKey } from '#shared/model/email.ts';
import type { Role } from '#shared/model/role.ts';
import { Refusal } from '#shared/refusal.ts';
import { prefixedLocales } from '#shared/site.ts';
import { linkTo, writeToken } from './link.ts';
import { invitationMail } from './mails.ts';
import {
  findInvitation,
  type Invited,
  invitationOf,
  listTeam,
  readInvitations,
  type TeamDeps,
} from './team.ts';

const day = 24 * 3600;
/** How long a link works, in seconds. */
const valid = 7 * day;
/** Members and invitations of one account. */
const mostPeople = 50;
/** Invitations that an account may mail in a day (UTC): enough for a team, too few to bother strangers with. */
const mostMails = 30;

const noSuchInvitation = () =>
  new Refusal('not_found', 'There is no such invitation any more. Invite the person again.');

/** The address that invites; it was confirmed, unlike a name. */
async function addressOf(db: Db, { subject }: Actor): Promise<string> {
  const { data } = await db.user.get({ subject }).go({ consistent: true });
  if (!data) throw new Refusal('unauthorized', 'Sign in and try again.');
  return data.email;
}

async function shopName(db: Db, shopId: string): Promise<string> {
  const { data } = await db.shop.get({ shopId }).go({ consistent: true });
  if (!data) throw new Refusal('not_found', 'There is no such shop in your account. Choose another shop.');
  return data.name;
}

/** Stores an invitation with the mail that takes its link out, and lets the mail go. */
async function send(deps: TeamDeps, actor: Actor, invited: Omit<Invited, 'secretHash'>): Promise<void> {
  const { db, system } = deps;
  const { accountId, invitationId, email, role, shopId } = invited;
  const secret = system.newSecret();
  const token = writeToken({ accountId, invitationId, secret });
  const prefix = prefixedLocales.some((locale) => locale === actor.locale) ? `/${actor.locale}` : '';
  const link = linkTo(deps.appOrigin, token, prefix);
  const [by, shop] = await Promise.all([addressOf(db, actor), shopName(db, shopId)]);
  const message: Message = invitationMail({ to: email, by, shop, role, link }, actor.locale);
  const mail = { shopId, mailId: system.newId('mail') };
  const count = { about: `invitations ${accountId}`, period: system.now().toISOString().slice(0, 10) };
  const { canceled, data } = await db.service.transaction
    .write(({ invitation, resultMail, periodCount }) => [
      periodCount
        .upsert({ ...count, expiresAt: toSeconds(system.now()) + 2 * day })
        .add({ count: 1 })
        .where(({ count: had }, { notExists, lt }) => `${notExists(had)} OR ${lt(had, mostMails)}`)
        .commit(),
      invitation.put({ ...invited, secretHash: hashOf(secret) }).commit(),
      resultMail.create({ ...mail, message, expiresAt: toSeconds(system.now()) + valid }).commit(),
    ])
    .go();
  if (canceled && data[0]?.code === 'ConditionalCheckFailed') {
    throw new Refusal('too_many', 'Many invitations were sent today. Send more of them tomorrow.');
  }
  if (canceled) throw new Refusal('unavailable', 'The invitation could not be sent. Try again in a moment.');
  await deps.mailQueue.send(mail);
}

const whenOf = ({ system }: TeamDeps) => {
  const now = system.now();
  return { invitedAt: now.toISOString(), expiresAt: toSeconds(now) + valid };
};

/**
 * Invites somebody. The answer is the same whether the address has an account here or not.
 * @throws AppError conflict for who is a member already, too_many
 */
export async function invite(
  deps: TeamDeps,
  actor: Actor,
  { email, role }: { email: string; role: Role },
): Promise<Invitation> {
  const { accountId, shopId, userId: invitedBy } = actor;
  const { members, invitations } = await listTeam(deps, accountId);
  const same = (one: { email: string }) => emailKey(one.email) === emailKey(email);
  if (members.some(same))
    throw new Refusal('conflict', 'This person is a member already. Change their role in the list.');
  if (members.length + invitations.length >= mostPeople) {
    throw new Refusal(
      'too_many',
      'A team has at most {most} people, invitations included. Remove somebody first, or take an invitation back.',
      {
        values: { most: mostPeople },
      },
    );
  }
  // A second invitation of one address takes the place of the first.
  const waiting = (await readInvitations(deps, accountId)).find(same);
  const invitationId = waiting?.invitationId ?? deps.system.newId('invitation');
  const invited = { accountId, invitationId, shopId, email, role, invitedBy, ...whenOf(deps) };
  await send(deps, actor, invited);
  return invitationOf({ ...invited, secretHash: '' });
}

/** Mails a new link in place of the one before. @throws AppError not_found, too_many */
export async function resend(deps: TeamDeps, actor: Actor, invitationId: string): Promise<Invitation> {
  const stored = await findInvitation(deps.db, actor.accountId, invitationId);
  if (!stored) throw noSuchInvitation();
  const invited = { ...stored, invitedBy: actor.userId, ...whenOf(deps) };
  await send(deps, actor, invited);
  return invitationOf(invited);
}

/** Takes an invitation back. @throws AppError not_found */
export async function revoke(db: Db, accountId: string, invitationId: string): Promise<void> {
  try {
    await db.invitation.remove({ accountId, invitationId }).go();
  } catch (error) {
    throw conditionFailed(error) ? noSuchInvitation() : error;
  }
}
