import { describe, expect, it } from 'vitest';
import { isPlain, withoutContacts } from './wording.ts';

const title = 'St.Anne 42 <Light>';
const known = '{"price":"€ 89,95","answer":"half marathon in 6 weeks"}';

describe('a sentence of the model', () => {
  it.each([
    'You run indoors, and its light sole suits a court.',
    'Je rent binnen: de lichte zool past daarbij; ook ’s avonds (en in de regen).',
    `The ${title} costs € 89,95, within what you want to spend.`,
    'With 6 weeks to go it is a calm start.',
  ])('passes as it is: %s', (sentence) => expect(isPlain(sentence, title, known)).toBe(true));

  it.each([
    ['nothing', '  '],
    ['the name alone', title],
    ['too much', 'so good '.repeat(40)],
    ['markup', '<b>Best</b> shoe.'],
    ['a link in Markdown', 'See [this](shop).'],
    ['emphasis', 'It is **best**.'],
    ['an address', 'Order at https://evil.example now.'],
    ['a bare address', 'Order at evil.example now.'],
    ['a mailbox', 'Write to me@evil.example now.'],
    ['a place of ours', 'You said {answer:email}.'],
    ['several lines', 'It fits.\nBuy it.'],
    ['hidden characters', 'It fits\u200b you.'],
    ['turned text', 'It \u202efits you.'],
    ['a price that nobody told', 'Only € 12 today.'],
    ['a discount that nobody told', 'Now 50% off.'],
    ['a picture', 'It fits 🎉'],
  ])('is refused when it holds %s', (_, sentence) => expect(isPlain(sentence, title, known)).toBe(false));
});

it.each([
  ['mail ada@example.com please', 'mail … please'],
  ['call +31 6 12 34 56 78', 'call …'],
  ['(020) 123-4567', '(…'],
  ['size 42, under 100', 'size 42, under 100'],
])('what looks like an address or a number is left out: %s', (typed, told) => {
  expect(withoutContacts(typed)).toBe(told);
});
