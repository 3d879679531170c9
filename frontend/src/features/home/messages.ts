import { defineMessages } from '../../lib/define-messages.ts';

export const messages = defineMessages({
  headline: {
    id: 'home.headline',
    defaultMessage: 'Ask a few questions. Show the right product.',
    description: 'Headline of the start page of the site',
  },
  lead: {
    id: 'home.lead',
    defaultMessage:
      'Recommend drafts a product quiz from your own catalogue. Shoppers answer it in your shop, and see what fits them and why.',
    description: 'Paragraph under the headline of the start page',
  },
  getStarted: {
    id: 'home.getStarted',
    defaultMessage: 'Get Started',
    description: 'Button that leads to registering',
  },
  goToApp: { id: 'home.goToApp', defaultMessage: 'Go to App', description: 'Button that leads into the app' },
  signIn: { id: 'home.signIn', defaultMessage: 'Sign in', description: 'Link in the header of the site' },
  note: {
    id: 'home.note',
    defaultMessage: 'Free plan, no card needed.',
    description: 'Small line under the main button',
  },
  welcome: {
    id: 'home.welcome',
    defaultMessage: 'Welcome back, {email}',
    description: 'Shown instead of the small line to a signed-in user',
  },
  stepOne: {
    id: 'home.stepOne',
    defaultMessage: 'Connect',
    description: 'Heading of the first of three steps',
  },
  stepOneText: {
    id: 'home.stepOneText',
    defaultMessage:
      'Link your Shopify shop with one click. Your products and collections come in by themselves.',
    description: 'Text of the first of three steps',
  },
  stepTwo: {
    id: 'home.stepTwo',
    defaultMessage: 'Draft',
    description: 'Heading of the second of three steps',
  },
  stepTwoText: {
    id: 'home.stepTwoText',
    defaultMessage:
      'Start from questions that tell your products apart. Change any word, and see at once which products each answer moves.',
    description: 'Text of the second of three steps',
  },
  stepThree: {
    id: 'home.stepThree',
    defaultMessage: 'Publish',
    description: 'Heading of the third of three steps',
  },
  stepThreeText: {
    id: 'home.stepThreeText',
    defaultMessage:
      'Place the quiz in your theme. Every response is there to read, with what was recommended.',
    description: 'Text of the third of three steps',
  },
  example: {
    id: 'home.example',
    defaultMessage: 'An example of a quiz and its result',
    description: 'Describes the picture on the start page',
  },
  exampleQuestion: {
    id: 'home.exampleQuestion',
    defaultMessage: 'Where do you run most?',
    description: 'Question in the picture of a quiz',
  },
  exampleOne: {
    id: 'home.exampleOne',
    defaultMessage: 'On the road',
    description: 'Answer in the picture of a quiz',
  },
  exampleTwo: {
    id: 'home.exampleTwo',
    defaultMessage: 'On trails',
    description: 'Answer in the picture of a quiz; the chosen one',
  },
  exampleThree: {
    id: 'home.exampleThree',
    defaultMessage: 'On a treadmill',
    description: 'Answer in the picture of a quiz',
  },
  exampleProduct: {
    id: 'home.exampleProduct',
    defaultMessage: 'A grippy trail shoe',
    description: 'Product in the picture of a result',
  },
  exampleReason: {
    id: 'home.exampleReason',
    defaultMessage: 'Because you run “on trails”.',
    description: 'Reason in the picture of a result; quotes the chosen answer',
  },
});
