import { connect } from '#functions/db/config.ts';
import { openDb } from '#functions/db/index.ts';
import { createAccess } from '#functions/lib/access.ts';
import { readEnv } from '#functions/lib/env.ts';
import { removeContact } from '#functions/lib/forget-contact.ts';
import { lockOf } from '#functions/lib/locked.ts';
import { serve } from '#functions/lib/serve.ts';
import { system } from '#functions/lib/system.ts';
import { cognitoTokens } from '#functions/ports/identity/token.ts';
import { contacts } from '#shared/api/contacts.ts';
import { getContact, listContacts } from './contacts.ts';
import { envSchema } from './env.ts';
import { listMailFailures, seeMailFailures } from './mail-failures.ts';
import { forgetShopper, showShopper } from './shopper.ts';

const env = readEnv(envSchema);
const db = openDb(connect(env.TABLE_NAME));

export const handler = serve(
  contacts,
  {
    list: async ({ actor, query }) =>
      listContacts(db, actor.shopId, query, await lockOf({ db, system }, actor)),
    get: async ({ actor, params }) =>
      getContact(db, actor.shopId, params.contactId, await lockOf({ db, system }, actor)),
    shopper: ({ actor, query }) => showShopper(db, actor.shopId, query.email),
    mailFailures: ({ actor }) => listMailFailures(db, actor.shopId),
    seeMailFailures: ({ actor, body }) => seeMailFailures(db, actor.shopId, body.quizId, system.now()),
    forget: ({ actor, body }) => forgetShopper(db, actor.shopId, body.email),
    remove: ({ actor, params }) => removeContact(db, actor.shopId, params.contactId),
  },
  createAccess(cognitoTokens(env.TOKEN_ISSUER, env.USER_POOL_CLIENT_ID), db),
);
