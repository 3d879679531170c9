import type { Issue } from '#shared/errors.ts';
import { limits, type Question, type Quiz } from '#shared/model/quiz.ts';
import { checkCondition } from './checkCondition.ts';
import { checkEffects, checkQuestion } from './checkQuestion.ts';
import { checkTexts } from './checkTexts.ts';
import { loopsIn, reachableFrom, type Way, waysOf } from './graph.ts';
import { problem } from './problem.ts';

/** Element ids that would share their texts with the quiz's own. */
const taken = new Set(['quiz', 'results']);

const idsIn = (quiz: Quiz): { id: string; path: string }[] => [
  ...quiz.questions.flatMap((question, q) => [
    { id: question.id, path: `questions.${q}.id` },
    ...('options' in question
      ? question.options.map(({ id }, o) => ({ id, path: `questions.${q}.options.${o}.id` }))
      : []),
  ]),
  ...quiz.results.slots.flatMap((slot, s) => [
    { id: slot.id, path: `results.slots.${s}.id` },
    ...(slot.kind === 'routine'
      ? slot.steps.map(({ id }, step) => ({ id, path: `results.slots.${s}.steps.${step}.id` }))
      : []),
  ]),
];

const checkIds = (quiz: Quiz): Issue[] => {
  const first = new Map<string, string>();
  return idsIn(quiz).flatMap(({ id, path }) => {
    if (taken.has(id)) return [problem(path, 'takenId', { id })];
    const other = first.get(id);
    if (other) return [problem(path, 'idTwice', { id, other })];
    first.set(id, path);
    return [];
  });
};

const checkTargets = (questions: Question[], byId: Map<string, Question>): Issue[] =>
  questions.flatMap((question, q) =>
    question.rules.flatMap(({ target }, r) =>
      target.to === 'question' && !byId.has(target.question)
        ? [problem(`questions.${q}.rules.${r}.target.question`, 'targetUnknown', { id: target.question })]
        : [],
    ),
  );

const checkLoops = (quiz: Quiz, ways: Way[][]): Issue[] =>
  loopsIn(ways).map((loop) => {
    const names = [...loop.questions, loop.questions[0] ?? 0].map((index) => {
      const id = quiz.questions[index]?.id ?? '';
      const title = quiz.texts[quiz.defaultLocale]?.[`${id}.title`];
      return title ? `"${title}" (${id})` : `"${id}"`;
    });
    const rule = loop.rule < 0 ? '' : `.rules.${loop.rule}.target`;
    return problem(`questions.${loop.from}${rule}`, 'loop', { questions: names.join(' → ') });
  });

const checkConditions = (questions: Question[], byId: Map<string, Question>): Issue[] => {
  // Most quizzes have no conditions, and the editor checks a long one after every key.
  let reach: Set<number>[] | undefined;
  const at = new Map(questions.map((question, index) => [question.id, index]));
  return questions.flatMap((question, q) => {
    const comesBefore = (id: string) => {
      reach ??= reachableFrom(waysOf(questions, true));
      return reach[at.get(id) ?? -1]?.has(q) ?? false;
    };
    const check = (when: Parameters<typeof checkCondition>[0] | undefined, path: string, own = false) =>
      when ? checkCondition(when, path, byId, (id) => (own && id === question.id) || comesBefore(id)) : [];
    return [
      ...check(question.showWhen, `questions.${q}.showWhen`),
      ...question.rules.flatMap(({ when }, r) => check(when, `questions.${q}.rules.${r}.when`, true)),
      ...('options' in question
        ? question.options.flatMap(({ showWhen }, o) =>
            check(showWhen, `questions.${q}.options.${o}.showWhen`),
          )
        : []),
    ];
  });
};

const checkConsents = (questions: Question[]): Issue[] =>
  questions
    .flatMap(({ type }, q) => (type === 'consent' ? q : []))
    .slice(limits.consents)
    .map((q) => problem(`questions.${q}`, 'tooManyConsents', { most: limits.consents }));

/**
 * What must never be saved: ids used twice or leading nowhere, loops, conditions about later questions or too deep,
 * impossible ranges. Each with the path to the fault and what to do.
 */
export const checkStructure = (quiz: Quiz): Issue[] => {
  const byId = new Map(quiz.questions.map((question) => [question.id, question]));
  const ways = waysOf(quiz.questions);
  return [
    ...checkIds(quiz),
    ...checkConsents(quiz.questions),
    ...checkTargets(quiz.questions, byId),
    ...checkLoops(quiz, ways),
    ...checkConditions(quiz.questions, byId),
    ...quiz.questions.flatMap((question, q) => checkQuestion(question, `questions.${q}`)),
    ...quiz.results.slots.flatMap((slot, s) =>
      slot.kind === 'routine' ? checkEffects(slot.steps, `results.slots.${s}.steps`) : [],
    ),
  ];
};

/** Everything the schema cannot say: the structure's faults, and texts that are missing or too long. */
export const checkQuiz = (quiz: Quiz): Issue[] => [...checkStructure(quiz), ...checkTexts(quiz)];
