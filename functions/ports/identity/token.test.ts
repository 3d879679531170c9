import { createServer, type Server } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cognitoTokens } from './token.ts';

const own = await generateKeyPair('RS256');
const foreign = await generateKeyPair('RS256');
const keys = { keys: [{ ...(await exportJWK(own.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }] };
let server: Server;
let issuer = '';

beforeAll(async () => {
  server = createServer((_, answer) => answer.end(JSON.stringify(keys)));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  issuer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/pool`;
});
afterAll(() => {
  server.close();
});

const claims = { token_use: 'access', client_id: 'client', jti: 'id-1' };
const seconds = () => Math.floor(Date.now() / 1000);
const sign = (more: object = {}, { key = own.privateKey, ends = seconds() + 600, from = issuer } = {}) =>
  new SignJWT({ ...claims, ...more })
    .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
    .setSubject('sub-1')
    .setIssuer(from)
    .setIssuedAt()
    .setExpirationTime(ends)
    .sign(key);

describe('an access token', () => {
  it('of ours is good, and says whose it is and when it ends', async () => {
    const ends = seconds() + 600;
    const verified = await cognitoTokens(issuer, 'client')(await sign({}, { ends }));
    expect(verified).toEqual({
      subject: 'sub-1',
      tokenId: 'id-1',
      issuedAt: expect.any(Number),
      endsAt: ends,
    });
  });

  it.each<[string, () => Promise<string>]>([
    ['signed with a foreign key', () => sign({}, { key: foreign.privateKey })],
    ['that is over', () => sign({}, { ends: seconds() - 1 })],
    ['of another issuer', () => sign({}, { from: 'http://127.0.0.1/other' })],
    ['of another kind', () => sign({ token_use: 'id' })],
    ['of another client', () => sign({ client_id: 'other' })],
    ['without an id', () => sign({ jti: undefined })],
    ['that was tampered with', async () => (await sign()).replace(/.{6}$/, 'AAAAAA')],
    ['without a signature', async () => `${(await sign()).split('.').slice(0, 2).join('.')}.`],
    ['that is none', async () => 'nonsense'],
  ])('%s is not', async (_, make) => {
    expect(await cognitoTokens(issuer, 'client')(await make())).toBeNull();
  });

  it('cannot be judged while the keys cannot be read, which is no fault of the caller', async () => {
    const nowhere = 'http://127.0.0.1:1/pool';
    const token = await sign({}, { from: nowhere });
    await expect(cognitoTokens(nowhere, 'client')(token)).rejects.toThrow();
  });
});
