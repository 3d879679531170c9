import { AppError, issuesOf } from '#shared/errors.ts';
import { type Quiz, quizFormat, quizSchema } from '#shared/model/quiz.ts';

interface Stored {
  format: number;
  [key: string]: unknown;
}

/** From the format that is the key to the next one; each step knows only its own two formats. */
export type Steps = Record<number, (quiz: Stored) => Stored>;

/** Empty while format 1 is the only one there has been. */
const steps: Steps = {};

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && 'format' in value && Number.isInteger(value.format);

/**
 * Brings a stored quiz to a format, step by step.
 * @throws AppError `invalid` when it is no quiz, of a later format, or of one that nothing leads on from
 */
export const migrate = (stored: unknown, to: number, way: Steps): Stored => {
  if (!isStored(stored)) throw new AppError('invalid', 'This is not a quiz: it has no format number.');
  if (stored.format > to)
    throw new AppError(
      'invalid',
      `This quiz has format ${stored.format}; this version reads up to ${to}. Update, or export it anew.`,
    );
  let quiz = stored;
  for (let format = stored.format; format < to; format++) {
    const step = way[format];
    if (!step)
      throw new AppError('invalid', `Nothing leads from quiz format ${format} to ${to}. Export it anew.`);
    quiz = { ...step(quiz), format: format + 1 };
  }
  return quiz;
};

/**
 * Reads a stored or imported quiz of this or an earlier format.
 * @throws AppError `invalid`, with the path to each fault
 */
export const readQuiz = (stored: unknown): Quiz => {
  const read = quizSchema.safeParse(migrate(stored, quizFormat, steps));
  if (read.success) return read.data;
  throw new AppError('invalid', 'This quiz has faults. See the paths.', { issues: issuesOf(read.error) });
};
