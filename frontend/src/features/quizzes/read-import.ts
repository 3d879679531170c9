import type { $ZodIssue } from 'zod/v4/core';
import { AppError, type Issue } from '#shared/errors.ts';
import { type Quiz, quizFormat, quizSchema } from '#shared/model/quiz.ts';
import { readQuiz } from '#shared/quiz/migrate.ts';

/** As much as the server takes, in bytes. */
const mostBytes = 1_000_000;
const longestName = 120;

export type Fault =
  | { kind: 'tooLarge' | 'notJson' | 'notQuiz' | 'laterFormat' }
  | { kind: 'missing'; path: string }
  | { kind: 'wrongType'; path: string; expected: string }
  | { kind: 'tooBig' | 'tooSmall'; path: string; limit: string }
  | { kind: 'wrongValue'; path: string; values: string }
  | { kind: 'otherwise'; path: string; message: string };

export type Read = { quiz: Quiz; name: string } | { faults: Fault[] };

const faultOf = (issue: $ZodIssue): Fault => {
  const path = issue.path.join('.');
  if (issue.code === 'invalid_type')
    return issue.input === undefined
      ? { kind: 'missing', path }
      : { kind: 'wrongType', path, expected: issue.expected };
  if (issue.code === 'too_big') return { kind: 'tooBig', path, limit: String(issue.maximum) };
  if (issue.code === 'too_small') return { kind: 'tooSmall', path, limit: String(issue.minimum) };
  if (issue.code === 'invalid_value') return { kind: 'wrongValue', path, values: issue.values.join(', ') };
  return { kind: 'otherwise', path, message: issue.message };
};

/** What the server found, whose words are its own. */
export const faultsOf = (issues: Issue[]): Fault[] =>
  issues.map(({ path, message }) => ({
    kind: 'otherwise',
    path: path.replace(/^(quiz|body\.quiz)\./, ''),
    message,
  }));

interface File {
  name: string;
  size: number;
  text(): Promise<string>;
}

const named = (value: unknown): string =>
  typeof value === 'string' ? value.trim().slice(0, longestName) : '';

/** The name the file gives, else the quiz's own title, else that of the file. */
const nameOf = (file: File, stored: object, quiz: Quiz): string =>
  named('name' in stored && stored.name) ||
  named(quiz.texts[quiz.defaultLocale]?.['quiz.title']) ||
  named(file.name.replace(/(\.quiz)?\.json$/i, '')) ||
  'Quiz';

const parse = (text: string): { value: unknown } | null => {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
};

/** Reads a quiz of an earlier format too. @throws AppError invalid */
const readOlder = (stored: object): Quiz | null => {
  try {
    return readQuiz(stored);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
};

/** Reads a file that may hold an exported quiz: of this format or an earlier one, or else why not. */
export const readImport = async (file: File): Promise<Read> => {
  if (file.size > mostBytes) return { faults: [{ kind: 'tooLarge' }] };
  const parsed = parse(await file.text());
  if (!parsed) return { faults: [{ kind: 'notJson' }] };
  const stored = parsed.value;
  if (typeof stored !== 'object' || stored === null || !('format' in stored))
    return { faults: [{ kind: 'notQuiz' }] };
  if (typeof stored.format === 'number' && stored.format > quizFormat)
    return { faults: [{ kind: 'laterFormat' }] };
  const quiz = readOlder(stored);
  if (quiz) return { quiz, name: nameOf(file, stored, quiz) };
  const { error } = quizSchema.safeParse(stored, { reportInput: true });
  return { faults: error?.issues.map(faultOf) ?? [{ kind: 'notQuiz' }] };
};
