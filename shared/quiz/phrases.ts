import type { Locale } from '#shared/model/locale.ts';

/** What a shop assistant would say, in each language. `a` and `b` are amounts, the rest is quoted or listed already. */
interface Phrases {
  under(a: string): string;
  from(a: string): string;
  between(a: string, b: string): string;
  /** An answer that says little without its question. */
  to(answer: string, question: string): string;
  budget: string;
  because(chosen: string, wish: string): string;
  fits: string;
  fitsWell: string;
  /** Where no answer speaks for it. */
  pick: string;
  but(unmet: string): string;
}

const en: Phrases = {
  under: (a) => `want to stay under ${a}`,
  from: (a) => `want to spend at least ${a}`,
  between: (a, b) => `want to stay between ${a} and ${b}`,
  to: (answer, question) => `${answer} to ${question}`,
  budget: 'your budget',
  because: (chosen, wish) =>
    `Because you ${[chosen && `chose ${chosen}`, wish].filter(Boolean).join(' and ')}, `,
  fits: 'this fits everything you asked for',
  fitsWell: 'this is a good fit',
  pick: 'This is a good choice',
  but: (unmet) => `, though it does not match ${unmet}`,
};

const nl: Phrases = {
  under: (a) => `onder ${a} wilt blijven`,
  from: (a) => `minstens ${a} wilt besteden`,
  between: (a, b) => `tussen ${a} en ${b} wilt blijven`,
  to: (answer, question) => `${answer} op ${question}`,
  budget: 'je budget',
  because: (chosen, wish) => `Omdat je ${[chosen && `${chosen} koos`, wish].filter(Boolean).join(' en ')}, `,
  fits: 'past dit bij alles wat je zoekt',
  fitsWell: 'past dit goed bij je',
  pick: 'Dit is een goede keus',
  but: (unmet) => `, al voldoet het niet aan ${unmet}`,
};

export const phrases: Record<Locale, Phrases> = { en, nl };
