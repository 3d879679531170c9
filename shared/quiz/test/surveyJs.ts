import { Model, settings } from 'survey-core';
import type { Answer, Answers } from '#shared/model/answer.ts';
import type { Condition } from '#shared/model/condition.ts';
import type { Question, Quiz } from '#shared/model/quiz.ts';

/*
 * A quiz as SurveyJS (survey-core, MIT) would run it: one question a page, rules as its skip and complete triggers.
 * Its skip trigger does nothing when the target is hidden, where ours goes on to the next question that is shown;
 * so a rule becomes one trigger for each question it can lead to.
 */

// Rules are looked at when a question is left, not while it is being answered.
settings.triggers.executeSkipOnValueChanged = false;

const several = (question: Question | undefined): boolean =>
  question?.type === 'ranking' ||
  question?.type === 'multiple' ||
  (question !== undefined && 'maxChoices' in question && (question.maxChoices ?? 1) > 1);

const quoted = (value: string | number | boolean) =>
  typeof value === 'string' ? `'${value}'` : String(value);

const expression = (condition: Condition, quiz: Quiz): string => {
  if (condition.op === 'not') return `!(${expression(condition.of, quiz)})`;
  if ('of' in condition)
    return condition.of.map((part) => `(${expression(part, quiz)})`).join(` ${condition.op} `);
  const name = `{${condition.question}}`;
  const about = quiz.questions.find((question) => question.id === condition.question);
  const end = about?.type === 'priceRange' ? (part: string) => `{${condition.question}.${part}}` : () => name;
  switch (condition.op) {
    case 'answered':
      return `${name} notempty`;
    case 'equals':
      return several(about)
        ? `${name} contains ${quoted(condition.value)} and {${condition.question}.length} = 1`
        : `${name} = ${quoted(condition.value)}`;
    case 'anyOf':
    case 'allOf':
      return `${name} ${condition.op.toLowerCase()} [${condition.options.map(quoted).join(', ')}]`;
    case 'greater':
      return `${end('max')} > ${condition.value}`;
    case 'between':
      return `${end('min')} >= ${condition.min} and ${end('max')} <= ${condition.max}`;
    case 'contains':
      return `${name} contains ${quoted(condition.text)}`;
  }
};

const elementOf = (question: Question, quiz: Quiz): object => {
  const name = question.id;
  const visible = question.showWhen ? { visibleIf: expression(question.showWhen, quiz) } : {};
  if (!('options' in question)) return { type: 'text', name, ...visible };
  const choices = question.options.map((option) => ({
    value: option.id,
    ...(option.showWhen ? { visibleIf: expression(option.showWhen, quiz) } : {}),
  }));
  return {
    type: several(question) ? 'checkbox' : 'radiogroup',
    name,
    choices,
    hideIfChoicesEmpty: true,
    ...visible,
  };
};

const visibleWhen = (question: Question, quiz: Quiz): string[] => {
  const own = question.showWhen ? [expression(question.showWhen, quiz)] : [];
  if (!('options' in question) || question.options.some((option) => !option.showWhen)) return own;
  const options = question.options.flatMap((option) =>
    option.showWhen ? expression(option.showWhen, quiz) : [],
  );
  return [...own, options.map((one) => `(${one})`).join(' or ')];
};

const all = (parts: string[]): string => parts.map((part) => `(${part})`).join(' and ');

const triggersOf = (question: Question, quiz: Quiz): object[] => {
  // A trigger is looked at whenever a question it names is left; ours belongs to one question.
  const leaving = `{leaving} = '${question.id}' and ({${question.id}} empty or {${question.id}} notempty)`;
  return question.rules.flatMap((rule, r) => {
    const earlier = question.rules.slice(0, r).map((one) => `!(${expression(one.when, quiz)})`);
    const passed = [leaving, ...earlier, expression(rule.when, quiz)];
    const target = rule.target;
    if (target.to !== 'question') return [{ type: 'complete', expression: all(passed) }];
    const triggers: object[] = [];
    for (const next of quiz.questions.slice(quiz.questions.findIndex((one) => one.id === target.question))) {
      const visible = visibleWhen(next, quiz);
      triggers.push({ type: 'skip', expression: all([...passed, ...visible]), gotoName: next.id });
      if (visible.length === 0) return triggers;
      passed.push(`!(${all(visible)})`);
    }
    return [...triggers, { type: 'complete', expression: all(passed) }];
  });
};

export const surveyOf = (quiz: Quiz): Model =>
  new Model({
    pages: quiz.questions.map((question) => ({
      name: `page-${question.id}`,
      elements: [elementOf(question, quiz)],
    })),
    triggers: quiz.questions.flatMap((question) => triggersOf(question, quiz)),
  });

const surveyValue = (answer: Answer, question: Question): unknown => {
  switch (answer.kind) {
    case 'options':
      return several(question) ? answer.ids : answer.ids[0];
    case 'range':
      return { min: answer.min, max: answer.max };
    case 'number':
    case 'text':
      return answer.value;
    case 'consent':
      return answer.given;
    default:
      return undefined;
  }
};

/** The questions SurveyJS shows, in order, for answers given one by one up to `stop`. */
export const pathInSurvey = (survey: Model, quiz: Quiz, answers: Answers, stop: string | null): string[] => {
  const path: string[] = [];
  while (survey.state === 'running') {
    const id = survey.currentPage.questions[0].name;
    path.push(id);
    if (id === stop || path.length > quiz.questions.length) return path;
    const question = quiz.questions.find((one) => one.id === id);
    const answer = answers[id];
    const value = question && answer ? surveyValue(answer, question) : undefined;
    if (value !== undefined) survey.setValue(id, value);
    survey.setVariable('leaving', id);
    if (survey.isLastPage) survey.tryComplete();
    else survey.nextPage();
  }
  return path;
};
