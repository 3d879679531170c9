import { expect, it } from 'vitest';
import { createCipher, hashOf } from './cipher.ts';

const cipher = createCipher(async () => 'a long random secret');

it('opens what it sealed, and never seals the same way twice', async () => {
  const sealed = await cipher.seal('shpat_token', 'shop_1');
  expect(sealed).not.toContain('shpat');
  expect(await cipher.seal('shpat_token', 'shop_1')).not.toBe(sealed);
  expect(await cipher.open(sealed, 'shop_1')).toBe('shpat_token');
});

it('does not open what belongs to something else, was changed, or was sealed with another secret', async () => {
  const sealed = await cipher.seal('token', 'shop_1');
  const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
  await expect(cipher.open(sealed, 'shop_2')).rejects.toThrow();
  await expect(cipher.open(changed, 'shop_1')).rejects.toThrow();
  await expect(createCipher(async () => 'other').open(sealed, 'shop_1')).rejects.toThrow();
  await expect(cipher.open('plain', 'shop_1')).rejects.toThrow('unknown form');
});

it('hashes a secret the same way each time', () => {
  expect(hashOf('a')).toBe('ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb');
});
