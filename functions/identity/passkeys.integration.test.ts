import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '#functions/db/index.ts';
import { createCipher } from '#functions/lib/cipher.ts';
import type { PasskeyProvider } from '#functions/ports/identity/identity.ts';
import { emptyDb } from '#functions/testing/db.ts';
import { stillSystem } from '#functions/testing/fakes.ts';
import { fakeProvider, person } from '#functions/testing/identity.ts';
import { askPasskey, loginByPasskey, type PasskeyDeps } from './passkeys.ts';
import { storeSession } from './session.ts';

let db: Db;
beforeAll(async () => {
  db = await emptyDb();
});

const known = 'known@shop.example';
const unknown = 'unknown@shop.example';
const credential = { id: 'key', type: 'public-key' as const, response: {} };
const refused = { code: 'unauthorized' };

const passkeys: PasskeyProvider = {
  askPasskey: async (email) =>
    email === known
      ? {
          session: 's'.repeat(900),
          options: {
            challenge: 'c'.repeat(43),
            rpId: 'quiz.example',
            allowCredentials: [{ type: 'public-key', id: 'k'.repeat(43) }],
          },
        }
      : null,
  signInByPasskey: async (email, session, { id }) =>
    session === 's'.repeat(900) && id === 'key'
      ? fakeProvider(() => new Date()).provider.signIn(email, 'password')
      : null,
  startPasskey: async () => ({}),
  addPasskey: async () => {},
  passkeys: async () => [],
  removePasskey: async () => {},
};

const depsOf = (passkeyDomain = 'quiz.example'): PasskeyDeps => {
  const system = { ...stillSystem(), newSecret: () => 'n'.repeat(43) };
  const { provider, verify } = fakeProvider(() => new Date());
  const cipher = createCipher(async () => 'secret');
  return { db, system, provider, verify, cipher, passkeys, passkeyDomain };
};

describe('a passkey', () => {
  it('signs in, and the token becomes a session', async () => {
    const deps = depsOf();
    const { session } = await askPasskey(deps, { email: known });
    const token = await loginByPasskey(deps, { email: known, session, credential });
    expect((await storeSession(deps, token)).user).toMatchObject(person);
  });

  it('is asked for alike of an address that has none, each time', async () => {
    const deps = depsOf();
    const [one, other] = [
      await askPasskey(deps, { email: known }),
      await askPasskey(deps, { email: unknown }),
    ];
    const lengths = ({ session, options }: typeof one) => ({
      session: session.length,
      challenge: options.challenge.length,
      ids: options.allowCredentials.map(({ id }) => id.length),
      keys: Object.keys(options),
    });
    expect(lengths(other)).toEqual(lengths(one));
    const again = await askPasskey(deps, { email: unknown });
    expect(again.options.allowCredentials).toEqual(other.options.allowCredentials);
    await expect(
      loginByPasskey(deps, { email: unknown, session: other.session, credential }),
    ).rejects.toMatchObject(refused);
  });

  it('signs nobody else in: what was asked for one address is worth nothing for another', async () => {
    const deps = depsOf();
    const { session } = await askPasskey(deps, { email: known });
    for (const attempt of [
      { email: unknown, session, credential },
      { email: known, session: `${session}x`, credential },
      { email: known, session: 'nonsense', credential },
      { email: known, session, credential: { ...credential, id: 'other' } },
    ])
      await expect(loginByPasskey(deps, attempt)).rejects.toMatchObject(refused);
  });

  it('is not asked for where the product has no domain of its own', async () => {
    await expect(askPasskey(depsOf(''), { email: known })).rejects.toMatchObject(refused);
  });
});
