import type { Question, Quiz, Target } from '#shared/model/quiz.ts';
import { waysOf } from '#shared/quiz/graph.ts';

/** A way through the quiz: by a rule, or on to what comes next. */
export interface Branch {
  from: string;
  /** A question, `results`, or `link:<address>`. */
  to: string;
  /** Index of the rule; absent when it is just what comes next. */
  rule?: number;
}

const goal = (target: Target): string => {
  if (target.to === 'question') return target.question;
  return target.to === 'link' ? `link:${target.url}` : 'results';
};

/** Stands behind the last question, so that going on from it can be told from never getting past it. */
const end: Question = { id: 'results', type: 'statement', required: false, rules: [] };

/** Where every question leads: its rules in their order, then what comes next unless a rule takes every answer. */
export const branchesOf = ({ questions }: Pick<Quiz, 'questions'>): Branch[] => {
  const ways = waysOf([...questions, end]);
  const known = new Set(questions.map(({ id }) => id));
  return questions.flatMap((question, index) => {
    const goesOn = ways[index]?.some((way) => way.rule === undefined) ?? false;
    return [
      ...question.rules.flatMap(({ target }, rule): Branch[] =>
        target.to === 'question' && !known.has(target.question)
          ? []
          : [{ from: question.id, to: goal(target), rule }],
      ),
      ...(goesOn ? [{ from: question.id, to: questions[index + 1]?.id ?? 'results' }] : []),
    ];
  });
};

/** What the map shows: the questions, the results, and every address that a rule leads to. */
export const placesOf = ({ questions }: Pick<Quiz, 'questions'>, branches: Branch[]): string[] => [
  ...new Set([...questions.map(({ id }) => id), 'results', ...branches.map(({ to }) => to)]),
];
