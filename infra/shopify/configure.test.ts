import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shops } from '#shared/api/shops.ts';
import { configure, configuredFiles } from './configure.ts';

const id = 'a'.repeat(32);
const texts = configuredFiles.map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'));

it('puts the address of a deployment wherever the app names its own', () => {
  const [toml = '', liquid = ''] = texts.map((text) => configure(text, 'https://quiz.example.com', id));
  expect(toml).toContain(`client_id = "${id}"`);
  expect(toml).toContain(`"https://quiz.example.com${shops.callback.path}"`);
  expect(liquid).toContain('src="https://quiz.example.com/embed/recommend.js"');
  expect(`${toml}${liquid}`).not.toContain('recommend.example');
});

it('can be done again with another address', () => {
  for (const text of texts) {
    const once = configure(text, 'https://quiz.example.com', id);
    expect(configure(configure(text, 'https://first.example.com', id), 'https://quiz.example.com', id)).toBe(
      once,
    );
  }
});

it.each(['http://quiz.example.com', 'https://quiz.example.com/', 'quiz.example.com', ''])(
  'refuses %s',
  (origin) => {
    expect(() => configure('', origin, id)).toThrow(RangeError);
  },
);

it('refuses what is no client id', () => {
  expect(() => configure('', 'https://quiz.example.com', 'abc')).toThrow(RangeError);
});
