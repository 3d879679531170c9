import type { Issue } from '#shared/errors.ts';
import type { Answers } from '#shared/model/answer.ts';
import { type Adapted, adapt } from '#shared/quiz/adapt.ts';
import { checkAnswer } from '#shared/quiz/answer.ts';
import type { Head, Pool } from '#shared/quiz/artefact.ts';
import { Refusal } from '#shared/refusal.ts';

/** Faults that no honest answer has, not even one that was given before the shopper went another way. */
const foreign = new Set(['unknownOption', 'wrongKind']);

function foreignIssues(head: Head, answers: Answers): Issue[] {
  const byId = new Map(head.questions.map((question) => [question.id, question]));
  return Object.entries(answers).flatMap(([id, answer]) => {
    const path = `answers.${id}`;
    const question = byId.get(id);
    if (!question) return [{ path, message: 'is an answer to a question that this version does not have' }];
    const fault = checkAnswer(question, answer);
    return fault !== null && foreign.has(fault)
      ? [{ path, message: `does not fit the question: ${fault}` }]
      : [];
  });
}

/**
 * Checks that the answers take a shopper to the end of this version of the quiz.
 * @returns the questions shown, in order, and the quiz with only those where it is adaptive
 * @throws AppError invalid
 */
export function judge({ head, pool }: { head: Head; pool: Pool }, answers: Answers): Adapted {
  const adapted = adapt(head, pool, answers);
  const issues = foreignIssues(head, answers);
  if (adapted.current !== null) {
    issues.push({ path: `answers.${adapted.current}`, message: 'is missing, or does not fit the question' });
  }
  if (issues.length > 0) {
    throw new Refusal(
      'invalid',
      'The answers do not fit this version of the quiz. Load it and answer again.',
      {
        issues: issues.slice(0, 20),
      },
    );
  }
  return adapted;
}
