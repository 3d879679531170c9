import { defineMessages } from '../../lib/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'newQuiz.title',
    defaultMessage: 'Create New',
    description: 'Title of the page that offers the ways to make a quiz',
  },
  path: {
    id: 'newQuiz.path',
    defaultMessage: 'You are here',
    description: 'Label of the breadcrumb navigation',
  },
  quizzes: {
    id: 'newQuiz.quizzes',
    defaultMessage: 'Quizzes',
    description: 'Breadcrumb that leads to the list of quizzes',
  },
  fromProducts: {
    id: 'newQuiz.fromProducts',
    defaultMessage: 'From my products',
    description: 'Heading of the way that drafts from the catalogue',
  },
  fromProductsHint: {
    id: 'newQuiz.fromProductsHint',
    defaultMessage: 'Questions, answers and what they recommend, drafted from your catalogue.',
    description: 'Explains drafting from the catalogue',
  },
  wish: {
    id: 'newQuiz.wish',
    defaultMessage: 'What is it for? (optional)',
    description: 'Label of the field for the wish of the merchant',
  },
  wishPlaceholder: {
    id: 'newQuiz.wishPlaceholder',
    defaultMessage: 'Help people find running shoes for their distance and surface',
    description: 'Example in the field for the wish of the merchant',
  },
  draft: {
    id: 'newQuiz.draft',
    defaultMessage: 'Draft the quiz',
    description: 'Button that drafts a quiz from the catalogue',
  },
  stepByStep: {
    id: 'newQuiz.stepByStep',
    defaultMessage: 'Choose step by step',
    description: 'Link to making a quiz in steps',
  },
  blank: {
    id: 'newQuiz.blank',
    defaultMessage: 'Start with a blank quiz',
    description: 'Button that makes a blank quiz',
  },
  blankHint: {
    id: 'newQuiz.blankHint',
    defaultMessage: 'Rather write it all yourself?',
    description: 'Text beside the button that makes a blank quiz',
  },
  blankBusy: {
    id: 'newQuiz.blankBusy',
    defaultMessage: 'Making an empty quiz in your brand…',
    description: 'While a blank quiz is made',
  },
  fitting: {
    id: 'newQuiz.fitting',
    defaultMessage: 'Filling it with your products…',
    description: 'While a quiz is made from a template',
  },
  again: {
    id: 'newQuiz.again',
    defaultMessage: 'Try again',
    description: 'Button that makes the same quiz again after it failed',
  },
  templates: {
    id: 'newQuiz.templates',
    defaultMessage: 'From a template',
    description: 'Heading of the templates',
  },
  templatesHint: {
    id: 'newQuiz.templatesHint',
    defaultMessage: 'Questions that work, in both languages, fitted to your products.',
    description: 'Explains the templates',
  },
  allUses: { id: 'newQuiz.allUses', defaultMessage: 'All', description: 'Filter: templates for every use' },
  beauty: { id: 'newQuiz.beauty', defaultMessage: 'Beauty', description: 'Use of a quiz' },
  fashion: { id: 'newQuiz.fashion', defaultMessage: 'Fashion', description: 'Use of a quiz' },
  gifts: { id: 'newQuiz.gifts', defaultMessage: 'Gifts', description: 'Use of a quiz' },
  health: { id: 'newQuiz.health', defaultMessage: 'Health', description: 'Use of a quiz' },
  home: { id: 'newQuiz.home', defaultMessage: 'Home', description: 'Use of a quiz' },
  tools: { id: 'newQuiz.tools', defaultMessage: 'Tools', description: 'Use of a quiz' },
  fit: {
    id: 'newQuiz.fit',
    defaultMessage:
      '{questions, plural, one {# question} other {# questions}} · {products, plural, one {# product} other {# products}}',
    description: 'How much of a template fits the catalogue',
  },
  noFit: {
    id: 'newQuiz.noFit',
    defaultMessage: 'Nothing in your catalogue answers its questions.',
    description: 'Why a template cannot be used',
  },
  createTitle: {
    id: 'newQuiz.createTitle',
    defaultMessage: 'Create Quiz',
    description: 'Title of making a quiz in steps',
  },
  steps: { id: 'newQuiz.steps', defaultMessage: 'Steps', description: 'Label of the list of steps' },
  goal: { id: 'newQuiz.goal', defaultMessage: 'Goal', description: 'Step: what the quiz is for' },
  products: {
    id: 'newQuiz.products',
    defaultMessage: 'Products',
    description: 'Step: which products it chooses from',
  },
  style: { id: 'newQuiz.style', defaultMessage: 'Style', description: 'Step: how it looks' },
  review: { id: 'newQuiz.review', defaultMessage: 'Review', description: 'Step: what was chosen' },
  goalTitle: {
    id: 'newQuiz.goalTitle',
    defaultMessage: 'What should it help your shoppers with?',
    description: 'Heading of the goal step',
  },
  goalHint: {
    id: 'newQuiz.goalHint',
    defaultMessage: 'In your own words. Leave it empty and your whole catalogue decides.',
    description: 'Explains the goal step',
  },
  productsTitle: {
    id: 'newQuiz.productsTitle',
    defaultMessage: 'Which products can it recommend?',
    description: 'Heading of the products step',
  },
  styleTitle: {
    id: 'newQuiz.styleTitle',
    defaultMessage: 'How should it look?',
    description: 'Heading of the style step',
  },
  styleHint: {
    id: 'newQuiz.styleHint',
    defaultMessage: 'Fonts and background are your shop’s. You can change everything later.',
    description: 'Explains the style step',
  },
  styleBrandHint: {
    id: 'newQuiz.styleBrandHint',
    defaultMessage: 'It begins with your brand. You can change everything later.',
    description: 'Explains the style step where the shop has a brand',
  },
  inBrand: {
    id: 'newQuiz.inBrand',
    defaultMessage: 'Your brand',
    description: 'Review: the quiz looks as the brand of the shop',
  },
  shopColor: {
    id: 'newQuiz.shopColor',
    defaultMessage: 'My shop’s own colour',
    description: 'Choice: no colour of its own',
  },
  ownColor: {
    id: 'newQuiz.ownColor',
    defaultMessage: 'A colour of its own',
    description: 'Choice: a colour for the quiz',
  },
  color: { id: 'newQuiz.color', defaultMessage: 'Colour', description: 'Label of the colour field' },
  corners: {
    id: 'newQuiz.corners',
    defaultMessage: 'Corners',
    description: 'Label of the choice of corners',
  },
  square: { id: 'newQuiz.square', defaultMessage: 'Square', description: 'Choice of corners' },
  rounded: { id: 'newQuiz.rounded', defaultMessage: 'Rounded', description: 'Choice of corners' },
  round: { id: 'newQuiz.round', defaultMessage: 'Round', description: 'Choice of corners' },
  reviewTitle: {
    id: 'newQuiz.reviewTitle',
    defaultMessage: 'Ready to draft',
    description: 'Heading of the review step',
  },
  name: {
    id: 'newQuiz.name',
    defaultMessage: 'Name (optional)',
    description: 'Label of the field for the name of a quiz',
  },
  nameHint: {
    id: 'newQuiz.nameHint',
    defaultMessage: 'Shoppers see it as the title.',
    description: 'Hint under the name of a quiz',
  },
  noGoal: {
    id: 'newQuiz.noGoal',
    defaultMessage: 'Your catalogue decides',
    description: 'Review: no goal was written',
  },
  allProducts: {
    id: 'newQuiz.allProducts',
    defaultMessage: 'All products',
    description: 'Choice: use the whole catalogue',
  },
  collections: {
    id: 'newQuiz.collections',
    defaultMessage: 'Products from',
    description: 'Label of the choice of collections',
  },
  noCollections: {
    id: 'newQuiz.noCollections',
    defaultMessage: 'Your shop has no collections to choose from, so the quiz draws on all your products.',
    description: 'Step about the products, in a shop without collections that have products',
  },
  someCollections: {
    id: 'newQuiz.someCollections',
    defaultMessage: '{count, plural, one {# collection} other {# collections}}',
    description: 'Review: how many collections were chosen',
  },
  next: { id: 'newQuiz.next', defaultMessage: 'Next', description: 'Button that leads to the next step' },
  back: { id: 'newQuiz.back', defaultMessage: 'Back', description: 'Button that leads to the step before' },
  change: {
    id: 'newQuiz.change',
    defaultMessage: 'Change',
    description: 'Link from the review back to a step',
  },
});
