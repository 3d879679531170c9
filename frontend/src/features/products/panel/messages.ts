import { defineMessages } from '../../../lib/define-messages.ts';

/** The panel of one product. */
export const messages = defineMessages({
  inShop: {
    id: 'product.inShop',
    defaultMessage: 'See it in the shop',
    description: 'Link to the page of a product',
  },
  tags: { id: 'product.tags', defaultMessage: 'Tags', description: 'Label of the tags of a product' },
  collections: {
    id: 'product.collections',
    defaultMessage: 'Collections',
    description: 'Label of the collections of a product',
  },
  lastDays: {
    id: 'product.lastDays',
    defaultMessage: 'In the last 30 days',
    description: 'Heading over the figures of a product',
  },
  shown: {
    id: 'product.shown',
    defaultMessage: 'Recommended',
    description: 'Label: in how many sessions a product was recommended',
  },
  clicked: {
    id: 'product.clicked',
    defaultMessage: 'Clicked',
    description: 'Label: in how many sessions a product was clicked',
  },
  added: {
    id: 'product.added',
    defaultMessage: 'Put into the cart',
    description: 'Label: in how many sessions a product went into the cart',
  },
  sessions: {
    id: 'product.sessions',
    defaultMessage: 'Sessions are counted. Shoppers who do not want to be counted are not in here.',
    description: 'Under the figures of a product',
  },
  quizzes: {
    id: 'product.quizzes',
    defaultMessage: 'In your quizzes',
    description: 'Heading over what each quiz does with a product',
  },
  noQuiz: {
    id: 'product.noQuiz',
    defaultMessage: 'No quiz is in the shop now, so none can recommend it.',
    description: 'Shown when no quiz is published',
  },
  allQuizzes: {
    id: 'product.allQuizzes',
    defaultMessage: 'Your quizzes',
    description: 'Link to the list of quizzes',
  },
  working: {
    id: 'product.working',
    defaultMessage: 'Going through all the ways to answer…',
    description: 'Shown while the engine works out how a product does in a quiz',
  },
  version: {
    id: 'product.version',
    defaultMessage: 'Version {version}',
    description: 'Which of two versions that are compared',
  },
  recommended: {
    id: 'product.recommended',
    defaultMessage: 'Can be recommended',
    description: 'Verdict: some answers lead to the product',
  },
  never: {
    id: 'product.never',
    defaultMessage: 'Never recommended',
    description: 'Verdict: no answers lead to the product',
  },
  unseen: {
    id: 'product.unseen',
    defaultMessage: 'Not found in a sample',
    description: 'Verdict: none of the answers that were tried lead to the product',
  },
  left: {
    id: 'product.left',
    defaultMessage: 'Not part of this quiz',
    description: 'Verdict: the product is not among those that were published',
  },
  leftHint: {
    id: 'product.leftHint',
    defaultMessage:
      'A quiz takes along the 2,000 products that fit its answers best, as they were at the last import.',
    description: 'Why a product is not part of a quiz',
  },
  gone: {
    id: 'product.gone',
    defaultMessage: 'The files of this quiz could not be found.',
    description: 'Shown when a published quiz has no files',
  },
  share: {
    id: 'product.share',
    defaultMessage: 'Recommended in {share} of all ways to answer.',
    description: 'How often a product is recommended; share is a percentage',
  },
  shareSampled: {
    id: 'product.shareSampled',
    defaultMessage: 'Recommended in {share} of {count, number} drawn ways to answer.',
    description: 'How often a product is recommended in a sample; share is a percentage',
  },
  nothing: {
    id: 'product.nothing',
    defaultMessage: 'No way to answer leads to it.',
    description: 'No answers lead to the product',
  },
  nothingSampled: {
    id: 'product.nothingSampled',
    defaultMessage: 'None of {count, number} drawn ways to answer leads to it.',
    description: 'None of the answers that were tried lead to the product',
  },
  otherwise: {
    id: 'product.otherwise',
    defaultMessage: 'What keeps it out',
    description: 'Heading over what keeps a product out of results, with the share of each',
  },
  excluded: {
    id: 'product.excluded',
    defaultMessage: 'Ruled out by {options}',
    description: 'Under a question: its answers that rule a product out; options are labels',
  },
  required: {
    id: 'product.required',
    defaultMessage: 'Does not match {options}',
    description: 'Under a question: its answers that a product does not match; options are labels',
  },
  requiredValue: {
    id: 'product.requiredValue',
    defaultMessage: 'Does not match what is asked',
    description: 'Under a question: an answer, as a price, that a product does not match',
  },
  soldOut: {
    id: 'product.soldOut',
    defaultMessage: 'It is sold out, and this quiz hides what is sold out',
    description: 'Why a product is not recommended',
  },
  noStep: {
    id: 'product.noStep',
    defaultMessage: 'It fits none of the steps of the routine',
    description: 'Why a product is not recommended',
  },
  beaten: {
    id: 'product.beaten',
    defaultMessage: 'Others come first',
    description: 'Why a product is not recommended: it fits, and others fit at least as well',
  },
  rivals: {
    id: 'product.rivals',
    defaultMessage: 'Shown in its place: {products}',
    description: 'Products that are recommended instead; a list of titles',
  },
  why: {
    id: 'product.why',
    defaultMessage: 'Try it with answers',
    description: 'Link to the part of the editor that explains a product',
  },
  toRule: {
    id: 'product.toRule',
    defaultMessage: '{reason}. Open it in the editor',
    description: 'Read out: link to the rule that keeps a product out',
  },
  untitled: {
    id: 'product.untitled',
    defaultMessage: 'Untitled question',
    description: 'Stands for a question without a title',
  },
  missing: {
    id: 'product.missing',
    defaultMessage: 'This product is not in the catalogue',
    description: 'Title when the address names a product that is not there',
  },
  missingHint: {
    id: 'product.missingHint',
    defaultMessage: 'It is no longer for sale in your shop, or it came after the last import.',
    description: 'Text when the address names a product that is not there',
  },
});
