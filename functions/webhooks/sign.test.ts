import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { signatureOf } from './sign.ts';

it('can be checked by whoever has the secret, and holds for one time and one body', () => {
  const signature = signatureOf('whsec_a', 1_700_000_000, '{"a":1}');
  const [, at, hex] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  expect(createHmac('sha256', 'whsec_a').update(`${at}.{"a":1}`).digest('hex')).toBe(hex);
  const others = [
    signatureOf('whsec_b', 1_700_000_000, '{"a":1}'),
    signatureOf('whsec_a', 1_700_000_001, '{"a":1}'),
    signatureOf('whsec_a', 1_700_000_000, '{"a":2}'),
  ];
  expect(new Set([signature, ...others].map((one) => one.slice(-64))).size).toBe(4);
});
