import * as z from 'zod';
import { idSchema } from '#shared/model/id.ts';
import { roleSchema } from '#shared/model/role.ts';
import { route } from './route.ts';

const time = z.iso.datetime();
const teamPath = '/api/shops/{shopId}/team';
const memberPath = `${teamPath}/members/{userId}` as const;
const invitationPath = `${teamPath}/invitations/{invitationId}` as const;

const memberSchema = z.object({
  userId: idSchema('user'),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: roleSchema,
});
export type TeamMember = z.infer<typeof memberSchema>;

const invitationSchema = z.object({
  id: idSchema('invitation'),
  email: z.string(),
  role: roleSchema,
  invitedAt: time,
  expiresAt: time,
});
export type Invitation = z.infer<typeof invitationSchema>;

/** What the link in an invitation's mail carries. */
const token = z.string().regex(/^[\w-]{60,200}$/, 'must be the end of the link from the mail');

export const team = {
  list: route({
    method: 'GET',
    path: teamPath,
    access: 'merchant',
    summary: 'Who works on the shops of this account, and who is invited to',
    response: z.object({ members: z.array(memberSchema), invitations: z.array(invitationSchema) }),
  }),
  invite: route({
    method: 'POST',
    path: `${teamPath}/invitations`,
    access: 'merchant',
    role: 'owner',
    summary: 'Mail somebody a link that makes them a member: once, and for 7 days',
    body: z.object({
      email: z.email('must be an e-mail address').max(254).toLowerCase(),
      role: roleSchema,
    }),
    response: invitationSchema,
    status: 201,
  }),
  resend: route({
    method: 'POST',
    path: `${invitationPath}/resend`,
    access: 'merchant',
    role: 'owner',
    summary: 'Mail a new link, for another 7 days; the one before no longer works',
    response: invitationSchema,
  }),
  revoke: route({
    method: 'DELETE',
    path: invitationPath,
    access: 'merchant',
    role: 'owner',
    summary: 'Take an invitation back',
    response: z.undefined(),
    status: 204,
  }),
  setRole: route({
    method: 'PUT',
    path: memberPath,
    access: 'merchant',
    role: 'owner',
    summary: 'Change what a member may do; 409 for the last owner',
    body: z.object({ role: roleSchema }),
    response: z.undefined(),
    status: 204,
  }),
  remove: route({
    method: 'DELETE',
    path: memberPath,
    access: 'merchant',
    role: 'owner',
    summary: 'Take a member out of the team; 409 for the last owner',
    response: z.undefined(),
    status: 204,
  }),
  leave: route({
    method: 'POST',
    path: '/api/team/leave',
    access: 'user',
    summary: 'Leave the team of a shop; 409 for the last owner',
    body: z.object({ shopId: idSchema('shop') }),
    response: z.undefined(),
    status: 204,
  }),
  look: route({
    method: 'POST',
    path: '/api/public/invitation',
    access: 'public',
    summary: 'What an invitation is to, for whoever has its link',
    body: z.object({ token }),
    response: z.object({
      shop: z.string(),
      email: z.string(),
      role: roleSchema,
      expiresAt: time,
    }),
  }),
  accept: route({
    method: 'POST',
    path: '/api/team/accept',
    access: 'user',
    summary: "Become a member by an invitation; its address must be the signed-in user's",
    body: z.object({ token }),
    response: z.object({ shopId: idSchema('shop') }),
  }),
};
