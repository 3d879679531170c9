import type { Answer, Answers } from '#shared/model/answer.ts';
import type { Question, Quiz } from '#shared/model/quiz.ts';
import { checkAnswer } from '../answer.ts';
import type { AskedQuestion } from '../artefact.ts';
import { shownOptions, walk } from '../flow.ts';
import { askedQuestions } from '../vectors.ts';

const subsets = <T>(list: T[]): T[][] =>
  Array.from({ length: 2 ** list.length }, (_, bits) => list.filter((__, i) => bits & (1 << i)));

const rankings = (ids: string[]): string[][] =>
  ids.flatMap((id) => [[id], ...rankings(ids.filter((one) => one !== id)).map((rest) => [id, ...rest])]);

/** Every answer there is to a question, valid or not. */
const everyAnswer = (question: Question): Answer[] => {
  const steps = (min: number, max: number, step: number) =>
    Array.from({ length: Math.round((max - min) / step) + 1 }, (_, i) => min + i * step);
  if ('options' in question) {
    const ids = question.options.map((option) => option.id);
    const lists =
      question.type === 'ranking' ? rankings(ids) : subsets(ids).filter((some) => some.length > 0);
    return lists.map((some) => ({ kind: 'options', ids: some }));
  }
  switch (question.type) {
    case 'rating':
      return steps(1, question.max, 1).map((value) => ({ kind: 'number', value }));
    case 'scale':
    case 'number':
      return steps(question.min, question.max, question.step).map((value) => ({ kind: 'number', value }));
    case 'priceRange': {
      const ends = steps(question.min, question.max, question.step);
      return ends.flatMap((min) =>
        ends.filter((max) => max >= min).map((max): Answer => ({ kind: 'range', min, max })),
      );
    }
    case 'consent':
      return [
        { kind: 'consent', given: true },
        { kind: 'consent', given: false },
      ];
    case 'date':
      return [{ kind: 'text', value: '2027-01-01' }];
    case 'email':
      return [{ kind: 'text', value: 'kim@shop.example' }];
    default:
      return [{ kind: 'text', value: 'unheard of' }];
  }
};

export interface EveryPath {
  /** Answers of each complete path, with how likely a session that answers at random takes it. */
  ends: { answers: Answers; share: number; results: boolean }[];
  questions: Set<string>;
  options: Set<string>;
}

/** Walks every path of a quiz, one by one; null when there are more than `limit`. */
export const everyPath = (quiz: Quiz, limit: number): EveryPath | null => {
  const asked = askedQuestions(quiz.questions);
  const found: EveryPath = { ends: [], questions: new Set(), options: new Set() };
  const from = (answers: Answers, share: number): void => {
    if (found.ends.length > limit) return;
    const { current, end } = walk(asked, answers);
    const question = quiz.questions.find((one) => one.id === current);
    const bare = asked.find((one) => one.id === current);
    if (!question || !bare) {
      found.ends.push({ answers, share, results: end?.to === 'results' });
      return;
    }
    const options = shownOptions(bare, asked, answers);
    found.questions.add(question.id);
    for (const option of options) found.options.add(option.id);
    const shown = ('options' in bare ? { ...bare, options } : bare) as AskedQuestion;
    const valid = [...everyAnswer(question), { kind: 'seen' } as const].filter(
      (one) => checkAnswer(shown, one) === null,
    );
    for (const answer of valid) from({ ...answers, [question.id]: answer }, share / valid.length);
  };
  from({}, 1);
  return found.ends.length > limit ? null : found;
};
