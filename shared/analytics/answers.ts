import type { Answer, Answers } from '#shared/model/answer.ts';
import type { QuestionType, Texts } from '#shared/model/quiz.ts';
import type { AskedQuestion } from '#shared/quiz/artefact.ts';

/** One of the things that can be answered, and how often it was. */
interface AnswerShare {
  /** Of an option. */
  label?: string | undefined;
  /** Of a number, or of several next to each other: the lowest and the highest. */
  from?: number | undefined;
  to?: number | undefined;
  /** Of a consent. */
  given?: boolean | undefined;
  count: number;
}

/** What was answered to one question, over some responses. */
export interface AnswerShares {
  question: string;
  type: QuestionType;
  title: string;
  /** Responses that answered it; one that skipped it did not. */
  answered: number;
  /** How often each was given; of several choices at once each counts. */
  choices: AnswerShare[];
  /** Free text or words of their own, which only the responses show. */
  written: number;
}

/** Different numbers that are listed one by one; more are put together into as many ranges. */
const mostNumbers = 8;

/** Numbers as they are, or in ranges of equal width when there are many. */
function numbers(values: number[]): AnswerShare[] {
  const different = [...new Set(values)].sort((a, b) => a - b);
  if (different.length <= mostNumbers)
    return different.map((one) => ({
      from: one,
      to: one,
      count: values.filter((value) => value === one).length,
    }));
  const [low = 0, high = 0] = [different[0], different.at(-1)];
  const width = (high - low) / mostNumbers;
  const rangeOf = (value: number) => Math.min(mostNumbers - 1, Math.floor((value - low) / width));
  return Array.from({ length: mostNumbers }, (_, index) => values.filter((value) => rangeOf(value) === index))
    .filter((inside) => inside.length > 0)
    .map((inside) => ({ from: Math.min(...inside), to: Math.max(...inside), count: inside.length }));
}

type Of<Kind extends Answer['kind']> = Extract<Answer, { kind: Kind }>;

const of = <Kind extends Answer['kind']>(answers: Answer[], kind: Kind) =>
  answers.filter((answer): answer is Of<Kind> => answer.kind === kind);

function choicesOf(question: AskedQuestion, answers: Answer[], texts: Texts): AnswerShare[] {
  if ('options' in question) {
    const chosen = of(answers, 'options');
    // Of a ranking, what was put first is what was wanted.
    const counted =
      question.type === 'ranking' ? chosen.map(({ ids }) => ids.slice(0, 1)) : chosen.map(({ ids }) => ids);
    return question.options.map(({ id }) => ({
      label: texts[`${id}.label`] || id,
      count: counted.filter((ids) => ids.includes(id)).length,
    }));
  }
  if (question.type === 'consent') {
    const choices = of(answers, 'consent').map(({ given }) => given);
    return [true, false].map((given) => ({ given, count: choices.filter((one) => one === given).length }));
  }
  // What somebody would spend at most says more than where the slider began.
  return numbers([
    ...of(answers, 'range').map(({ max }) => max),
    ...of(answers, 'number').map(({ value }) => value),
  ]);
}

const says = (answer: Answer): boolean =>
  answer.kind === 'options'
    ? answer.ids.length > 0 || Boolean(answer.other?.trim())
    : answer.kind === 'text'
      ? answer.value.trim() !== ''
      : answer.kind !== 'seen';

/**
 * How the answers to each question are spread. Questions that nobody answers, such as statements, are left out.
 * @param texts of the quiz, in the language to name things in
 */
export const answerShares = (
  questions: AskedQuestion[],
  texts: Texts,
  responses: Answers[],
): AnswerShares[] =>
  questions
    .filter(({ type }) => type !== 'statement')
    .map((question) => {
      const answers = responses.flatMap((given) => given[question.id] ?? []).filter(says);
      const own = of(answers, 'options').filter(({ other }) => other?.trim());
      return {
        question: question.id,
        type: question.type,
        title: texts[`${question.id}.title`] || question.id,
        answered: answers.length,
        choices: choicesOf(question, answers, texts),
        written: of(answers, 'text').length + own.length,
      };
    });
