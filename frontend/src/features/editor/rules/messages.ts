import { defineMessages } from '../../../lib/define-messages.ts';

/** Editing of rules and conditions. */
export const messages = defineMessages({
  rules: {
    id: 'rules.rules',
    defaultMessage: 'Where it goes next',
    description: 'Heading over the rules of a question',
  },
  rulesHint: {
    id: 'rules.rulesHint',
    defaultMessage: 'The first rule that holds decides. Without one, the next question follows.',
    description: 'Explains the rules',
  },
  addRule: { id: 'rules.addRule', defaultMessage: 'Add a rule', description: 'Button' },
  openRule: {
    id: 'rules.openRule',
    defaultMessage: 'Edit rule {number}: {sentence}',
    description: 'Button that opens a rule; read out',
  },
  removeRule: { id: 'rules.removeRule', defaultMessage: 'Delete rule {number}', description: 'Button' },
  ruleName: {
    id: 'rules.ruleName',
    defaultMessage: 'Rule {number}',
    description: 'Name of a rule in the handle that moves it',
  },
  goTo: {
    id: 'rules.goTo',
    defaultMessage: 'Then go to',
    description: 'Label of the choice of where a rule leads',
  },
  results: { id: 'rules.results', defaultMessage: 'The results', description: 'Where a rule leads' },
  link: { id: 'rules.link', defaultMessage: 'A link', description: 'Where a rule leads' },
  url: {
    id: 'rules.url',
    defaultMessage: 'Address (https)',
    description: 'Label of the address a rule leads to',
  },
  urlFault: {
    id: 'rules.urlFault',
    defaultMessage: 'Give an address that begins with https://',
    description: 'Shown while the address cannot be used',
  },
  showWhen: {
    id: 'rules.showWhen',
    defaultMessage: 'Shown only if',
    description: 'Heading over the condition under which a question is shown',
  },
  always: {
    id: 'rules.always',
    defaultMessage: 'Always shown',
    description: 'Stands for a question without a condition',
  },
  addCondition: {
    id: 'rules.addCondition',
    defaultMessage: 'Add a condition',
    description: 'Button that makes a question or answer depend on earlier answers',
  },
  removeCondition: {
    id: 'rules.removeCondition',
    defaultMessage: 'Delete this condition',
    description: 'Button',
  },
  nothingEarlier: {
    id: 'rules.nothingEarlier',
    defaultMessage: 'There is no earlier answer to depend on.',
    description: 'Shown where no condition is possible',
  },
  question: {
    id: 'rules.question',
    defaultMessage: 'Question',
    description: 'Label of the choice of the question that is tested',
  },
  test: { id: 'rules.test', defaultMessage: 'Test', description: 'Label of the choice of what is tested' },
  and: { id: 'rules.and', defaultMessage: 'All of these hold', description: 'How conditions are joined' },
  or: { id: 'rules.or', defaultMessage: 'One of these holds', description: 'How conditions are joined' },
  join: {
    id: 'rules.join',
    defaultMessage: 'How the conditions join',
    description: 'Label of the choice between all and one',
  },
  deny: {
    id: 'rules.deny',
    defaultMessage: 'The opposite',
    description: 'Switch that denies a group of conditions',
  },
  addGroup: {
    id: 'rules.addGroup',
    defaultMessage: 'Add a group',
    description: 'Button that adds conditions with an and/or of their own',
  },
  answers: {
    id: 'rules.answers',
    defaultMessage: 'Answers',
    description: 'Label of the choice of answers in a condition',
  },
  addAnswer: {
    id: 'rules.addAnswer',
    defaultMessage: 'Add an answer',
    description: 'Label of the choice that adds an answer to a condition',
  },
  removeAnswer: {
    id: 'rules.removeAnswer',
    defaultMessage: 'Remove {name}',
    description: 'Button that takes an answer out of a condition',
  },
  value: { id: 'rules.value', defaultMessage: 'Number', description: 'Label of a number in a condition' },
  from: { id: 'rules.from', defaultMessage: 'From', description: 'Label of the lower number in a condition' },
  to: { id: 'rules.to', defaultMessage: 'To', description: 'Label of the upper number in a condition' },
  text: { id: 'rules.text', defaultMessage: 'Words', description: 'Label of the words in a condition' },
});

export const ops = defineMessages({
  anyOf: { id: 'rules.op.anyOf', defaultMessage: 'is', description: 'Test in a list of choices' },
  notAnyOf: { id: 'rules.op.notAnyOf', defaultMessage: 'is not', description: 'Test in a list of choices' },
  allOf: { id: 'rules.op.allOf', defaultMessage: 'has all of', description: 'Test in a list of choices' },
  notAllOf: {
    id: 'rules.op.notAllOf',
    defaultMessage: 'does not have all of',
    description: 'Test in a list of choices',
  },
  answered: {
    id: 'rules.op.answered',
    defaultMessage: 'is answered',
    description: 'Test in a list of choices',
  },
  notAnswered: {
    id: 'rules.op.notAnswered',
    defaultMessage: 'is not answered',
    description: 'Test in a list of choices',
  },
  equals: { id: 'rules.op.equals', defaultMessage: 'is exactly', description: 'Test in a list of choices' },
  notEquals: {
    id: 'rules.op.notEquals',
    defaultMessage: 'is not exactly',
    description: 'Test in a list of choices',
  },
  greater: {
    id: 'rules.op.greater',
    defaultMessage: 'is more than',
    description: 'Test in a list of choices',
  },
  notGreater: {
    id: 'rules.op.notGreater',
    defaultMessage: 'is at most',
    description: 'Test in a list of choices',
  },
  between: {
    id: 'rules.op.between',
    defaultMessage: 'is from … to',
    description: 'Test in a list of choices',
  },
  notBetween: {
    id: 'rules.op.notBetween',
    defaultMessage: 'is not from … to',
    description: 'Test in a list of choices',
  },
  contains: { id: 'rules.op.contains', defaultMessage: 'contains', description: 'Test in a list of choices' },
  notContains: {
    id: 'rules.op.notContains',
    defaultMessage: 'does not contain',
    description: 'Test in a list of choices',
  },
  agreed: {
    id: 'rules.op.agreed',
    defaultMessage: 'is agreed to',
    description: 'Test of a consent in a list of choices',
  },
  notAgreed: {
    id: 'rules.op.notAgreed',
    defaultMessage: 'is not agreed to',
    description: 'Test of a consent in a list of choices',
  },
});
