import { describe, expect, it } from 'vitest';
import type { Texts } from '#shared/model/quiz.ts';
import { shoeQuiz } from '#shared/quiz/test/shoes.ts';
import { missingPage, type QuizPage, quizPage } from './page.ts';

const quizId = `quiz_${'1'.repeat(32)}`;
const origin = 'https://us.example';
const about = (en: Texts, more: Partial<QuizPage> = {}): QuizPage => ({
  quizId,
  quiz: { ...shoeQuiz, defaultLocale: 'en', locales: ['en'], texts: { en } },
  locale: 'en',
  shop: { name: 'Aldermoor', url: 'https://aldermoor.example' },
  origin,
  ...more,
});
const named = { 'quiz.title': 'Find your shoes', 'quiz.help': 'Three questions.' };

describe('the page of a quiz', () => {
  it('says what it is, where it is and how it looks to whoever shares it', () => {
    const page = quizPage(about(named, { picture: '/picture/1.png' }));
    for (const part of [
      '<html lang="en">',
      '<title>Find your shoes – Aldermoor</title>',
      '<meta name="description" content="Three questions.">',
      '<meta name="robots" content="noindex">',
      `<link rel="canonical" href="${origin}/quiz/${quizId}">`,
      '<meta property="og:title" content="Find your shoes">',
      `<meta property="og:image" content="${origin}/picture/1.png">`,
      '<meta name="twitter:card" content="summary_large_image">',
      '<a href="https://aldermoor.example">Aldermoor</a>',
      `<recommend-quiz quiz="${quizId}" locale="en" mode="page" shop="https://aldermoor.example">`,
      '<noscript>',
    ])
      expect(page).toContain(part);
  });

  it('speaks the language of its address, and the default one where a text or all of them are missing', () => {
    const base = about(named, { locale: 'nl' });
    const partly = { ...base.quiz, texts: { en: named, nl: { 'quiz.title': 'Vind je schoenen' } } };
    const dutch = quizPage({ ...base, quiz: { ...partly, locales: ['en', 'nl'] } });
    expect(dutch).toContain('<html lang="nl">');
    expect(dutch).toContain('<title>Vind je schoenen – Aldermoor</title>');
    expect(dutch).toContain('content="Three questions."');
    expect(dutch).toContain(`<link rel="canonical" href="${origin}/nl/quiz/${quizId}">`);
    expect(dutch).toContain(`hreflang="en" href="${origin}/quiz/${quizId}"`);
    const english = quizPage(base);
    expect(english).toContain('<html lang="en">');
    expect(english).toContain(`<link rel="canonical" href="${origin}/quiz/${quizId}">`);
    expect(english).toContain('locale="nl"');
  });

  it('is there for a quiz without title, help and picture too', () => {
    const page = quizPage(about({}));
    expect(page).toContain('<title>Aldermoor</title>');
    expect(page).toContain('content="Answer a few questions and see what fits you at Aldermoor."');
    expect(page).not.toContain('og:image');
    expect(quizPage(about(named, { picture: 'https://[' }))).not.toContain('og:image');
  });

  it('asks what may be counted in its language, and shows none of it without its script', () => {
    const dutch = quizPage(
      about(named, { locale: 'nl', quiz: { ...about(named).quiz, texts: { en: named, nl: named } } }),
    );
    expect(dutch).toContain('Mogen we tellen');
    expect(dutch.match(/<div data-when="\w+" hidden>/g)).toHaveLength(3);
    expect(dutch).not.toContain('consent="granted"');
  });

  it('holds no markup but its own, whatever merchants write', () => {
    const nasty = `"'><script>alert(1)</script><img src=x onerror=alert(1)>&lt;/title>`;
    const page = quizPage(
      about(
        { 'quiz.title': nasty, 'quiz.help': nasty },
        { picture: `https://a.example/${nasty}`, shop: { name: nasty, url: 'https://a.example' } },
      ),
    );
    const tags = (text: string) => text.match(/<\/?[a-z1]+/g);
    expect(tags(page)).toEqual(tags(quizPage(about(named, { picture: '/p.png' }))));
    expect(page.match(/"/g)?.length).toBe(quizPage(about(named, { picture: '/p.png' })).match(/"/g)?.length);
    expect(page.match(/<script/g)).toHaveLength(2);
    expect(page).toContain('&lt;script&gt;');
    expect(page).toContain('&amp;lt;/title&gt;');
  });
});

it('what is not there is said in the language of the address', () => {
  expect(missingPage('en')).toContain('<h1>This quiz is not here</h1>');
  expect(missingPage('nl')).toContain('<html lang="nl">');
});
