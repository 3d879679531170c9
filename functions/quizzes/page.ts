import type { Locale } from '#shared/model/locale.ts';
import type { Quiz } from '#shared/model/quiz.ts';
import { textsIn } from '#shared/quiz/answer.ts';
import { productName, quizPagePath } from '#shared/site.ts';
import { Html, html } from './html.ts';

const words = {
  en: {
    description: (shop: string) => `Answer a few questions and see what fits you at ${shop}.`,
    script: 'This quiz needs JavaScript. Turn it on in your browser and load the page again.',
    consent: 'May we count how often this quiz is opened and finished? Your answers are not part of it.',
    granted: 'We count how often this quiz is opened and finished.',
    denied: 'Your visit is not counted.',
    yes: 'Yes, you may',
    no: 'No',
    stop: 'Do not count me',
    start: 'Count me after all',
    missing: 'This quiz is not here',
    why: 'It may have been taken out of the shop, or the link is not complete. Ask the shop for a new one.',
  },
  nl: {
    description: (shop: string) => `Beantwoord een paar vragen en zie wat bij je past bij ${shop}.`,
    script: 'Deze quiz heeft JavaScript nodig. Zet het aan in je browser en laad de pagina opnieuw.',
    consent:
      'Mogen we tellen hoe vaak deze quiz wordt geopend en afgemaakt? Wat je antwoordt, hoort daar niet bij.',
    granted: 'We tellen hoe vaak deze quiz wordt geopend en afgemaakt.',
    denied: 'Je bezoek wordt niet geteld.',
    yes: 'Ja, dat mag',
    no: 'Nee',
    stop: 'Tel mij niet mee',
    start: 'Tel mij toch mee',
    missing: 'Deze quiz staat hier niet',
    why: 'Misschien is de quiz uit de winkel gehaald, of de link is niet compleet. Vraag de winkel om een nieuwe.',
  },
};

const regions: Record<Locale, string> = { en: 'en_US', nl: 'nl_NL' };

interface Document {
  lang: Locale;
  title: string;
  head: Html[];
  body: Html;
}

/** Nothing inline: the site's policy forbids it. Not for search engines, which shall lead to the shop itself. */
const page = ({ lang, title, head, body }: Document): string =>
  html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/quiz.css">
${head}
</head>
<body>
${body}
</body>
</html>
`.text;

export interface QuizPage {
  quizId: string;
  quiz: Quiz;
  /** Of the page's address; texts that it lacks are the default language's. */
  locale: Locale;
  shop: { name: string; url: string };
  /** Shown where the page is shared: an address, or a path of ours. */
  picture?: string | undefined;
  /** Where the product is. */
  origin: string;
}

const social = (tags: [name: string, content: string | undefined][]): Html[] =>
  tags.flatMap(([name, content]) => {
    if (!content) return [];
    const key = new Html(name.startsWith('og:') ? 'property' : 'name');
    return [html`<meta ${key}="${name}" content="${content}">`];
  });

const addressOf = (path: string, origin: string): string | undefined =>
  URL.canParse(path, origin) ? new URL(path, origin).href : undefined;

/**
 * What a visitor allows to be counted: our page has nobody else to ask. It can be changed as easily as it was said.
 * `quiz.js` shows the part that holds; without scripts nothing is counted, and nothing asked.
 */
const consent = (lang: Locale): Html => {
  const said = words[lang];
  const part = (when: string, text: string, ...choices: [value: string, label: string][]) =>
    html`<div data-when="${when}" hidden><p>${text}</p><p>${choices.map(
      ([value, label]) => html`<button type="button" value="${value}">${label}</button>`,
    )}</p></div>`;
  return html`<footer class="consent">
${part('asked', said.consent, ['granted', said.yes], ['denied', said.no])}
${part('granted', said.granted, ['denied', said.stop])}
${part('denied', said.denied, ['granted', said.start])}
</footer>`;
};

/** A published quiz as a page of its own, which needs nothing of ours but files. */
export function quizPage({ quizId, quiz, locale, shop, picture, origin }: QuizPage): string {
  const lang = quiz.texts[locale] ? locale : quiz.defaultLocale;
  const texts = textsIn(quiz, locale);
  const name = texts['quiz.title']?.trim() || shop.name;
  const title = name === shop.name ? name : `${name} – ${shop.name}`;
  const description = texts['quiz.help']?.trim() || words[lang].description(shop.name);
  const address = origin + quizPagePath(quizId, lang);
  const image = picture && addressOf(picture, origin);
  const head = [
    html`<meta name="description" content="${description}">`,
    html`<link rel="canonical" href="${address}">`,
    ...quiz.locales.map(
      (other) =>
        html`<link rel="alternate" hreflang="${other}" href="${origin}${quizPagePath(quizId, other)}">`,
    ),
    ...social([
      ['og:type', 'website'],
      ['og:site_name', shop.name],
      ['og:locale', regions[lang]],
      ['og:url', address],
      ['og:title', name],
      ['og:description', description],
      ['og:image', image],
      ['twitter:card', image ? 'summary_large_image' : 'summary'],
    ]),
    html`<script type="module" src="/embed/recommend.js" async></script>`,
    html`<script type="module" src="/quiz.js"></script>`,
  ];
  const body = html`<header><a href="${shop.url}">${shop.name}</a></header>
<main>
<h1>${name}</h1>
<recommend-quiz quiz="${quizId}" locale="${locale}" mode="page" shop="${shop.url}"></recommend-quiz>
<noscript><p>${words[lang].script}</p></noscript>
</main>
${consent(lang)}`;
  return page({ lang, title, head, body });
}

/** What is shown where no quiz is, or no more. */
export const missingPage = (locale: Locale): string =>
  page({
    lang: locale,
    title: `${words[locale].missing} – ${productName}`,
    head: [],
    body: html`<main class="message"><h1>${words[locale].missing}</h1><p>${words[locale].why}</p></main>`,
  });
