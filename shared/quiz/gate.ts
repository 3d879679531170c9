import type { Locale } from '#shared/model/locale.ts';
import type { Quiz } from '#shared/model/quiz.ts';
import { contrast } from './readableTheme.ts';

/** What a quiz should keep to, so that everybody can use it, also on a slow phone. */
export const budgets = {
  /** Bytes before compression that are loaded before the first question, and in all. */
  start: 120_000,
  whole: 1_500_000,
  /** Pixels on the longer side of a picture, which is shown at 640 at most, on a dense screen at twice that. */
  picture: 2000,
} as const;

/** A picture of the quiz as a browser loaded it; null: it did not load. */
export type Measured = { width: number; height: number } | null;

/** Something that keeps people from using a quiz, or makes them wait. */
export type GateFinding =
  | { kind: 'textContrast' | 'accentContrast'; ratio: number; least: number }
  | { kind: 'altMissing'; question: string; locales: Locale[] }
  | { kind: 'pictureBroken'; place: string; src: string }
  | { kind: 'pictureLarge'; place: string; src: string; width: number; height: number }
  | { kind: 'heavyStart' | 'heavyQuiz'; bytes: number; most: number };

/** The pictures of a quiz, and where each stands: a question's id, or `quiz` for the cover. */
export const picturesOf = ({ theme, questions }: Quiz): { place: string; src: string }[] => [
  ...(theme.cover ? [{ place: 'quiz', src: theme.cover }] : []),
  ...questions.flatMap(({ id: place, ...question }) =>
    [question.image, ...('options' in question ? question.options.map(({ image }) => image) : [])]
      .filter((src) => src !== undefined)
      .map((src) => ({ place, src })),
  ),
];

/** Contrasts by WCAG 2.2 AA, 1.4.3 and 1.4.11; without an own background, against the white that most shops have. */
const contrasts = ({ theme: { accent, background, text } }: Quiz): GateFinding[] => {
  const colours: [GateFinding['kind'] & `${string}Contrast`, string | undefined, number][] = [
    ['textContrast', background && text, 4.5],
    ['accentContrast', accent, 3],
  ];
  return colours.flatMap(([kind, colour, least]) => {
    const ratio = colour ? contrast(colour, background ?? '#ffffff') : least;
    return ratio < least ? [{ kind, ratio, least }] : [];
  });
};

/** What stands on an option's picture is said by its label; a question's own picture has only its description. */
const undescribed = (quiz: Quiz): GateFinding[] =>
  quiz.questions
    .filter(({ image, video }) => image ?? video)
    .map(({ id: question }) => ({
      kind: 'altMissing' as const,
      question,
      locales: quiz.locales.filter((locale) => !quiz.texts[locale]?.[`${question}.alt`]?.trim()),
    }))
    .filter(({ locales }) => locales.length > 0);

const pictures = (quiz: Quiz, measured: Map<string, Measured>): GateFinding[] =>
  picturesOf(quiz).flatMap(({ place, src }): GateFinding[] => {
    const size = measured.get(src);
    if (size === null) return [{ kind: 'pictureBroken', place, src }];
    if (!size || Math.max(size.width, size.height) <= budgets.picture) return [];
    return [{ kind: 'pictureLarge', place, src, ...size }];
  });

/**
 * What of a quiz can be used badly, or slowly: warnings, which a merchant may override.
 * @param bytes of the compiled quiz, before compression
 * @param measured by address; a picture that is not in it is not judged
 */
export const gate = (
  quiz: Quiz,
  bytes: { head: number; pool: number },
  measured: Map<string, Measured>,
): GateFinding[] => {
  const whole = bytes.head + bytes.pool;
  return [
    ...contrasts(quiz),
    ...undescribed(quiz),
    ...pictures(quiz, measured),
    ...(bytes.head > budgets.start
      ? [{ kind: 'heavyStart', bytes: bytes.head, most: budgets.start } as const]
      : []),
    ...(whole > budgets.whole ? [{ kind: 'heavyQuiz', bytes: whole, most: budgets.whole } as const] : []),
  ];
};
