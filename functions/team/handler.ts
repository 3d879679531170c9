import { connect } from '#functions/db/config.ts';
import { openDb } from '#functions/db/index.ts';
import { createAccess } from '#functions/lib/access.ts';
import { readEnv } from '#functions/lib/env.ts';
import { serve } from '#functions/lib/serve.ts';
import { system } from '#functions/lib/system.ts';
import { cognitoTokens } from '#functions/ports/identity/token.ts';
import { sqsQueue } from '#functions/ports/queue/sqs.ts';
import { team } from '#shared/api/team.ts';
import { accept, look } from './accept.ts';
import { envSchema } from './env.ts';
import { invite, resend, revoke } from './invite.ts';
import { leave, removeMember, setRole } from './members.ts';
import { listTeam } from './team.ts';

const env = readEnv(envSchema);
const db = openDb(connect(env.TABLE_NAME));
const deps = { db, system, mailQueue: sqsQueue(env.MAIL_QUEUE_URL), appOrigin: env.APP_ORIGIN };

export const handler = serve(
  team,
  {
    list: ({ actor }) => listTeam(deps, actor.accountId),
    invite: ({ actor, body }) => invite(deps, actor, body),
    resend: ({ actor, params }) => resend(deps, actor, params.invitationId),
    revoke: ({ actor, params }) => revoke(db, actor.accountId, params.invitationId),
    setRole: ({ actor, params, body }) => setRole(db, actor.accountId, params.userId, body.role),
    remove: ({ actor, params }) => removeMember(db, actor.accountId, params.userId),
    leave: ({ user, body }) => leave(db, user.userId, body.shopId),
    look: ({ body }) => look(deps, body.token),
    accept: ({ user, body }) => accept(deps, user, body.token),
  },
  createAccess(cognitoTokens(env.TOKEN_ISSUER, env.USER_POOL_CLIENT_ID), db),
);
