import { AppError, issuesOf } from '#shared/errors.ts';
import { type Quiz, quizFormat, quizSchema } from '#shared/model/quiz.ts';

/** A stored quiz of any format. */
interface Stored {
  format: number;
  [key: string]: unknown;
}

/**
 * From each format to the next. Format 0 is what was exported before quizzes had a default language and a theme of
 * their own: texts stood under `strings`, and there was one language.
 */
const steps: Record<number, (quiz: Stored) => Stored> = {
  0: ({ strings, locale = 'en', ...quiz }) => ({
    theme: {},
    ...quiz,
    format: 1,
    defaultLocale: locale,
    locales: [locale],
    texts: { [String(locale)]: strings ?? {} },
  }),
};

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && 'format' in value && Number.isInteger(value.format);

/**
 * Reads a stored or imported quiz of this or any earlier format.
 * @throws AppError `invalid`, with the path to each fault, when it is no quiz or of a later format
 */
export const readQuiz = (stored: unknown): Quiz => {
  if (!isStored(stored)) throw new AppError('invalid', 'This is not a quiz: it has no format number.');
  if (stored.format > quizFormat)
    throw new AppError(
      'invalid',
      `This quiz has format ${stored.format}; this version reads up to ${quizFormat}. Export it from the older one.`,
    );
  let quiz = stored;
  while (quiz.format < quizFormat) {
    const step = steps[quiz.format];
    if (!step)
      throw new AppError('invalid', `There is no way from quiz format ${quiz.format} to ${quizFormat}.`);
    quiz = step(quiz);
  }
  const read = quizSchema.safeParse(quiz);
  if (read.success) return read.data;
  throw new AppError('invalid', 'This quiz has faults. See the paths.', { issues: issuesOf(read.error) });
};
