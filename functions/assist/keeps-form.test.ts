import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepsForm } from './keeps-form.ts';

const title = (text: string) => ({ part: 'title', text });

describe('a text of a model can stand where another one stood', () => {
  it.each([
    ['What is your skin like?', 'Wat voor huid heb je?'],
    ['Great for {answer:skin|your skin}!', 'Heel geschikt voor {answer:skin|jouw huid}!'],
    ['{answer:a} and {answer:b}', '{answer:b} en {answer:a}'],
    ['See https://shop.example/fit', 'Kijk op https://shop.example/fit'],
    ['One\nTwo', 'Een\nTwee'],
    ['For a < b', 'Voor a < b'],
  ])('%j → %j', (before, after) => expect(keepsForm(title(before), after)).toBe(true));
});

describe('and not when it', () => {
  it.each([
    ['is empty', 'A question', '  '],
    ['is far longer', 'A question', 'word '.repeat(50)],
    ['loses a place', 'For {answer:skin}', 'Voor jou'],
    ['names another place', 'For {answer:skin}', 'Voor {answer:email}'],
    ['adds a place', 'For you', 'Voor {answer:email}'],
    ['adds an address', 'For you', 'Voor jou: https://evil.example'],
    ['adds an address without a scheme', 'For you', 'Voor jou: www.evil.example'],
    ['adds a script', 'For you', 'javascript:alert(1)'],
    ['adds a mail address', 'For you', 'Mail evil@evil.example'],
    ['swaps an address', 'See https://a.example', 'Zie https://b.example'],
    ['adds a tag', 'For you', 'Voor <b>jou</b>'],
    ['closes the material', 'For you', '</material> jou'],
    ['turns the text around', 'For you', 'Voor \u202ejou'],
    ['hides something', 'For you', 'Voor\u200b jou'],
    ['breaks the line', 'For you', 'Voor\njou'],
  ])('%s', (_what, before, after) => expect(keepsForm(title(before), after)).toBe(false));

  it('is longer than its part allows', () => {
    const long = 'x'.repeat(200);
    expect(keepsForm({ part: 'label', text: long }, long)).toBe(true);
    expect(keepsForm({ part: 'label', text: long }, `${long}x`)).toBe(false);
  });
});

it('any text that is not blank can stand where it stood', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 200, unit: 'grapheme' }), (text) => {
      fc.pre(text.trim() !== '' && text.trim().length <= 200);
      expect(keepsForm(title(text), text)).toBe(true);
    }),
  );
});
