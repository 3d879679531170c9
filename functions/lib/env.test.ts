import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { readEnv } from './env.ts';

const schema = z.object({ TEST_ONE: z.string(), TEST_TWO: z.string() });

afterEach(() => vi.unstubAllEnvs());

it('reads what the schema names, and nothing else', () => {
  vi.stubEnv('TEST_ONE', '1');
  vi.stubEnv('TEST_TWO', '2');
  expect(readEnv(schema)).toEqual({ TEST_ONE: '1', TEST_TWO: '2' });
});

it('names what is missing', () => {
  vi.stubEnv('TEST_ONE', '1');
  expect(() => readEnv(schema)).toThrow('TEST_TWO');
});
