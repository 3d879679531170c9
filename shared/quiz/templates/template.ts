import type { Wording } from '../generateWords.ts';

export const useCases = ['beauty', 'fashion', 'gifts', 'health', 'home', 'tools'] as const;
export type UseCase = (typeof useCases)[number];

export interface TemplateOption {
  id: string;
  label: Wording;
  /** Words of a catalogue, in both languages, that say a product suits who chooses this; none: it suits anybody. */
  words: string[];
}

export interface TemplateQuestion {
  id: string;
  title: Wording;
  options: TemplateOption[];
  /** Several may be chosen. */
  several: boolean;
}

/** A quiz for a purpose, to be fitted to a catalogue. */
export interface Template {
  id: string;
  useCase: UseCase;
  name: Wording;
  /** What it helps a shopper with, in a sentence. */
  about: Wording;
  /** Words of product types and collections it is about; none: the whole shop. */
  scope: string[];
  questions: TemplateQuestion[];
}

const list = (words: string): string[] =>
  words
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** An option, with its words separated by commas. */
export const option = (id: string, en: string, nl: string, words = ''): TemplateOption => ({
  id,
  label: { en, nl },
  words: list(words),
});

/** A question of which one answer can be chosen. */
export const question = (
  id: string,
  en: string,
  nl: string,
  ...options: TemplateOption[]
): TemplateQuestion => ({ id, title: { en, nl }, options, several: false });

/** A question of which several answers can be chosen. */
export const severalOf = (...given: Parameters<typeof question>): TemplateQuestion => ({
  ...question(...given),
  several: true,
});

/** A template, with the words of its scope separated by commas. */
export const template = (
  id: string,
  useCase: UseCase,
  { name, about, scope }: { name: [string, string]; about: [string, string]; scope: string },
  ...questions: TemplateQuestion[]
): Template => ({
  id,
  useCase,
  name: { en: name[0], nl: name[1] },
  about: { en: about[0], nl: about[1] },
  scope: list(scope),
  questions,
});
