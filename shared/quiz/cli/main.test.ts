import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shoeQuiz, shoes } from '../test/shoes.ts';

let folder = '';
const file = (name: string) => join(folder, name);
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'quiz-'));
  const write = (name: string, value: unknown) => writeFileSync(file(name), JSON.stringify(value));
  write('quiz.json', shoeQuiz);
  write('broken.json', { ...shoeQuiz, questions: [shoeQuiz.questions[0], shoeQuiz.questions[0]] });
  write('shoes.json', shoes);
  writeFileSync(file('shoes.jsonl'), shoes.map((shoe) => JSON.stringify(shoe)).join('\n'));
  writeFileSync(
    file('catalogue.jsonl'),
    shoes.map(({ price, ...shoe }) => JSON.stringify({ ...shoe, price: price.min / 100 })).join('\n'),
  );
  const session = { id: 's1', answers: [], freeText: 'wool house shoe', grades: { 5: 3 } };
  writeFileSync(file('sessions.jsonl'), `${JSON.stringify(session)}\n`);
});
afterAll(() => rmSync(folder, { recursive: true }));

const chose = (...ids: string[]) => ({ kind: 'options', ids });
const answers = {
  sport: chose('running'),
  place: chose('in'),
  budget: { kind: 'seen' },
  vegan: chose('yes'),
};

const quiz = (args: string[], input: unknown = '') => {
  const main = join(import.meta.dirname, 'main.ts');
  const text = typeof input === 'string' ? input : JSON.stringify(input);
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
    input: text,
    encoding: 'utf8',
  });
  return { status, stderr, json: () => JSON.parse(stdout) };
};

describe('the command line', () => {
  test('walks, from a file and from standard input', () => {
    const walked = quiz(['walk', '--quiz', file('quiz.json')], { answers: { sport: chose('running') } });
    expect(walked.json()).toEqual({ path: ['sport', 'place'], current: 'place', end: null, progress: 0.25 });
    expect(quiz(['walk', '--answers', '-', '--quiz', file('quiz.json')], answers).json().current).toBeNull();
  });

  test('ranks, with traces, reasons and exclusions', () => {
    const ranked = quiz(
      ['rank', '--quiz', file('quiz.json'), '--products', file('shoes.jsonl'), '--locale', 'nl'],
      { answers },
    ).json();
    expect(ranked.slots[0].items[0]).toMatchObject({
      product: '1',
      score: 60_000,
      reason: 'Omdat je “Hardlopen” en “Binnen” koos, past dit bij alles wat je zoekt.',
    });
    expect(ranked.excluded).toEqual([
      { card: 0, product: '5', reason: 'excluded', question: 'vegan', option: 'yes' },
    ]);
  });

  test('ranks sessions without effects over a list of documents', () => {
    const [session] = quiz(['rank', '--data', folder, '--top', '2']).json();
    expect(session).toMatchObject({ id: 's1', ranking: [{ id: '5' }, {}] });
  });

  test('proves, replays, generates, compiles, and writes the schema', () => {
    const inputs = ['--quiz', file('quiz.json'), '--products', file('shoes.json')];
    expect(quiz(['prove', ...inputs]).json()).toMatchObject({ exact: true });
    const replayed = quiz(['replay', '--from', file('quiz.json'), '--to', file('quiz.json')], {
      products: shoes,
      responses: [{ id: 'r1', answers }],
    }).json();
    expect(replayed).toMatchObject({ responses: 1, topChanged: 0 });
    expect(quiz(['generate', '--locale', 'nl'], { products: shoes }).json().quiz.format).toBe(1);
    expect(quiz(['compile', ...inputs, '--version', '4']).json().head.version).toBe(4);
    expect(quiz(['schema']).json().title).toBe('Quiz');
  });

  test.each<[string, string[], RegExp]>([
    ['no command', [], /npm run quiz/],
    ['an unknown command', ['dance'], /no command "dance"/],
    ['a name of Object.prototype', ['toString'], /no command "toString"/],
    ['an unknown option', ['walk', '--fast'], /--fast/],
    ['a file that is not there', ['walk', '--quiz', 'nowhere.json'], /Cannot read nowhere\.json/],
    ['nothing on standard input', ['walk'], /"quiz" is missing/],
    ['too many files', ['schema', 'quiz.json'], /at most 0 files/],
    ['nothing to rank', ['rank'], /a quiz with products and answers, or a catalogue with sessions/],
    ['a number that is none', ['prove', '--seed', 'x', '--quiz', '-'], /--seed takes a whole number/],
  ])('%s: one clear message, and nothing on standard output', (_, args, message) => {
    const { status, stderr } = quiz(args);
    expect(status).toBe(2);
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/\n {4}at /);
  });

  test('takes files in the order of the usage, a quiz alone, and a single session', () => {
    const ranked = quiz(['rank', file('quiz.json'), file('shoes.json')], { answers }).json();
    expect(ranked.slots[0].items[0].product).toBe('1');
    expect(quiz(['walk'], shoeQuiz).json().current).toBe('sport');
    const session = { id: 'one', freeText: 'wool house shoe' };
    const data = ['rank', '--catalogue', file('catalogue.jsonl'), '--sessions', '-'];
    expect(quiz(data, session).json()).toMatchObject([{ id: 'one', ranking: [{ id: '5' }, {}, {}, {}, {}] }]);
    const lines = [session, { ...session, id: 'two' }].map((one) => JSON.stringify(one)).join('\n');
    expect(quiz(data, lines).json()).toMatchObject([{ id: 'one' }, { id: 'two' }]);
  });

  test.each<[string, unknown, RegExp]>([
    [
      'a dangling id',
      { to: 'question', question: 'gone' },
      /^quiz\.questions\.3\.rules\.0\.target\.question: There is/,
    ],
    [
      'a loop',
      { to: 'question', question: 'sport' },
      /^quiz\.questions\.3\.rules\.0\.target: .*loop.*"Where\?" \(place\)/,
    ],
  ])('%s is one line with its path', (_, target, message) => {
    const questions = shoeQuiz.questions.map((question) => ({ ...question }));
    Object.assign(questions[3] ?? {}, { rules: [{ when: { op: 'answered', question: 'vegan' }, target }] });
    const { status, stderr } = quiz(['walk'], { quiz: { ...shoeQuiz, questions }, answers: {} });
    expect(status).toBe(2);
    expect(stderr).toMatch(message);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });

  test.each<[string, string, RegExp]>([
    [
      'a million characters',
      `{"wish":{"kind":"text","value":"${'a'.repeat(1_000_000)}"}}`,
      /^answers\.wish\.value: /,
    ],
    ['NaN', '{"budget":{"kind":"range","min":NaN,"max":1}}', /is not JSON/],
    ['1e999', '{"budget":{"kind":"range","min":1e999,"max":1}}', /^answers\.budget\.min: /],
    ['a nest a hundred thousand deep', '['.repeat(1e5) + ']'.repeat(1e5), /^answers: /],
  ])('%s in an answer is refused', (_, text, message) => {
    const { status, stderr } = quiz(['walk', '--quiz', file('quiz.json'), '--answers', '-'], text);
    expect(status).toBe(2);
    expect(stderr).toMatch(message);
    expect(stderr.length).toBeLessThan(300);
  });

  test('keys that every object has are answers to no question', () => {
    const text = '{"__proto__":{"kind":"seen"},"constructor":{"kind":"seen"}}';
    const { json } = quiz(['walk', '--quiz', file('quiz.json'), '--answers', '-'], text);
    expect(json()).toMatchObject({ path: ['sport'], current: 'sport' });
  });

  test('faults in a quiz come with their paths', () => {
    const { status, stderr } = quiz(['walk', '--quiz', file('broken.json')], { answers: {} });
    expect(status).toBe(2);
    expect(stderr).toContain('quiz.questions.1.id: The id "sport" is used twice');
  });
});
