import { defineMessages } from '../../lib/define-messages.ts';

export const messages = defineMessages({
  title: { id: 'dashboard.title', defaultMessage: 'Home', description: 'Title of the start page of the app' },
  welcome: {
    id: 'dashboard.welcome',
    defaultMessage: 'Welcome, {name}',
    description: 'Heading of the start page; name is a first name',
  },
  welcomeLead: {
    id: 'dashboard.welcomeLead',
    defaultMessage: 'Three steps to your first quiz. It takes a few minutes.',
    description: 'Line under the heading while there is no quiz yet',
  },
  glance: {
    id: 'dashboard.glance',
    defaultMessage: 'Your quizzes at a glance.',
    description: 'Line under the heading once there are quizzes',
  },
  stepConnect: {
    id: 'dashboard.stepConnect',
    defaultMessage: 'Connect your shop',
    description: 'First step of the set-up',
  },
  stepConnectHint: {
    id: 'dashboard.stepConnectHint',
    defaultMessage:
      'We read your products, your collections and the colours of your theme, nothing else. Shopify asks for your consent first.',
    description: 'What connecting a shop means',
  },
  connected: {
    id: 'dashboard.connected',
    defaultMessage: '{shop} is connected',
    description: 'Shown when the first step is done; shop is its name',
  },
  stepImport: {
    id: 'dashboard.stepImport',
    defaultMessage: 'Import your products',
    description: 'Second step of the set-up',
  },
  stepImportHint: {
    id: 'dashboard.stepImportHint',
    defaultMessage: 'Starts by itself once the shop is connected.',
    description: 'What the second step of the set-up does',
  },
  imported: {
    id: 'dashboard.imported',
    defaultMessage: '{count, plural, one {# product is} other {# products are}} here',
    description: 'Shown when the second step is done',
  },
  stepDraft: {
    id: 'dashboard.stepDraft',
    defaultMessage: 'Draft your first quiz',
    description: 'Third step of the set-up',
  },
  stepDraftHint: {
    id: 'dashboard.stepDraftHint',
    defaultMessage:
      'We read what sets your products apart, and write questions that lead to them. You change what you like.',
    description: 'What drafting a quiz does',
  },
  draft: {
    id: 'dashboard.draft',
    defaultMessage: 'Draft my quiz',
    description: 'Button that drafts the first quiz',
  },
  done: {
    id: 'dashboard.done',
    defaultMessage: 'Done',
    description: 'Read out for a finished step of the set-up',
  },
  latest: {
    id: 'dashboard.latest',
    defaultMessage: 'Worked on last',
    description: 'Heading over the latest quizzes',
  },
  all: { id: 'dashboard.all', defaultMessage: 'All quizzes', description: 'Link to the list of quizzes' },
  newQuiz: {
    id: 'dashboard.newQuiz',
    defaultMessage: 'New quiz',
    description: 'Button that leads to making a quiz',
  },
  questions: {
    id: 'dashboard.questions',
    defaultMessage: '{count, plural, one {# question} other {# questions}}',
    description: 'How many questions a quiz has',
  },
  responseCount: {
    id: 'dashboard.responseCount',
    defaultMessage: '{count, plural, =0 {No responses yet} one {# response} other {# responses}}',
    description: 'How many responses a quiz has',
  },
  analytics: {
    id: 'dashboard.analytics',
    defaultMessage: 'All figures',
    description: 'Link to the figures of the quizzes',
  },
  lastDays: {
    id: 'dashboard.lastDays',
    defaultMessage: 'The last 30 days',
    description: 'Heading over the figures of the last 30 days',
  },
  checklist: {
    id: 'dashboard.checklist',
    defaultMessage: 'Your first quiz',
    description: 'Heading of the list of steps to a first response',
  },
  checklistProgress: {
    id: 'dashboard.checklistProgress',
    defaultMessage: '{done} of {all} done',
    description: 'How many steps are done',
  },
  dismiss: {
    id: 'dashboard.dismiss',
    defaultMessage: 'Hide these steps',
    description: 'Button that puts the list of steps away',
  },
  checkConnect: {
    id: 'dashboard.checkConnect',
    defaultMessage: 'Connect your shop',
    description: 'Step: done once a shop is connected',
  },
  checkDraft: {
    id: 'dashboard.checkDraft',
    defaultMessage: 'Draft a quiz',
    description: 'Step: done once there is a quiz',
  },
  checkPublish: {
    id: 'dashboard.checkPublish',
    defaultMessage: 'Publish it',
    description: 'Step: done once a quiz is published',
  },
  checkPlace: {
    id: 'dashboard.checkPlace',
    defaultMessage: 'Put it into your shop',
    description: 'Step: done once somebody has seen a quiz',
  },
  checkResponse: {
    id: 'dashboard.checkResponse',
    defaultMessage: 'Get the first response',
    description: 'Step: done once a quiz has a response',
  },
});
