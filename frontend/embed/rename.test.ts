import { minifySync } from 'vite';
import { expect, test } from 'vitest';
import { rename } from './rename.ts';

const none = new Map<string, string>();

/** Code by its structure alone: another tool's names, which follow from what each variable is and not from its name. */
const structure = (code: string): string =>
  minifySync('it.js', code, { module: true, compress: false, mangle: { toplevel: true } })
    .code.replace(/([{,])(\w+):\2(?=[,}=])/g, '$1$2')
    .replace(/(\w+) as \1\b/g, '$1');

const tricky = `
  import { first, second as other } from './elsewhere.js';
  const outer = 1, name = 'outer';
  const taken = ({ name, inner: { deep = name, ...rest }, list: [one, , two = outer] }, ...more) => {
    for (var at = 0; at < more.length; at++) { let outer = at; more.push(() => outer + at); }
    for (const outer of more) { if (outer) { const outer = 3; rest.outer = outer; } }
    try { other(name); } catch ({ message, code: [outer] }) { console.log(message, outer, window, e); }
    label: while (true) { break label; }
    return { name, deep, rest, one, two, first, at, get outer() { return outer; }, [name]: name };
  };
  function hoisted(outer = name) { return typeof hoisted === 'function' && later(outer); var later = () => e; }
  class Shape extends Base { static kind = outer; #own = name; outer() { return this.#own + new.target + Shape.kind; } }
  const again = function again(count) { return count ? again(count - 1) : { outer, again: Shape }; };
  let swapped, pair; [swapped, pair] = [pair, swapped]; ({ swapped, other: pair = outer } = again(2));
  export { outer, taken, hoisted as lifted, swapped as default };
`;

test('a module with other names is the same module', () => {
  const renamed = rename(tricky, none);
  expect(renamed.length).toBeLessThan(tricky.length);
  expect(structure(renamed)).toBe(structure(tricky));
});

test('variables of the same name get the same short one, and one of the browser is not hidden', () => {
  const code = rename(
    'const first = (answer) => answer.id; const last = (x, answer) => e(answer.id, x);',
    none,
  );
  expect(code).toMatch(/=\s*\((\w)\)\s*=>\s*\1\.id;.*\((\w), \1\)\s*=>\s*e\(\1\.id, \2\)/);
});

test('properties become others everywhere, also where they share a name with a variable', () => {
  const own = new Map([['answer', 'q']]);
  const code = rename('const f = ({ answer, id }, o) => ({ answer: o.answer, id, o: o["id"] });', own);
  expect(code).not.toContain('answer');
  expect(code).toContain('id');
  expect(code.match(/\bq\b/g)).toHaveLength(3);
});

test('a property that fills a place in a text is refused: the text would keep the place', () => {
  const fills = `fill('If you said {own} to “{question}”', { own: 1, question: 2 });`;
  expect(() => rename(fills, new Map([['own', 'x']]))).toThrow('"own"');
  expect(() => rename(fills, new Map([['other', 'x']]))).not.toThrow();
});

test('a property that is also written as a text, or exported, is refused', () => {
  expect(() => rename('const answer = 1; export { answer };', new Map([['answer', 'q']]))).toThrow(
    '"answer"',
  );
  expect(() => rename('const f = (o) => "answer" in o;', new Map([['answer', 'q']]))).toThrow('"answer"');
  expect(() => rename('const f = (o) => o[`answer`];', new Map([['answer', 'q']]))).toThrow('"answer"');
});
