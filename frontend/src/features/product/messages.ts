import { defineMessages } from '../../lib/define-messages.ts';

export const messages = defineMessages({
  title: { id: 'features.title', defaultMessage: 'Features', description: 'Title of the page' },
  headline: {
    id: 'features.headline',
    defaultMessage: 'From a first question to the right product',
    description: 'Heading of the page about features',
  },
  lead: {
    id: 'features.lead',
    defaultMessage:
      'A quiz drafted from your catalogue, an engine that ranks every product and says why, and analytics over what your customers answer.',
    description: 'Under the heading of the page about features, and its description for search engines',
  },
  draft: {
    id: 'features.draft',
    defaultMessage: 'A draft made of your own products',
    description: 'A feature',
  },
  draftText: {
    id: 'features.draftText',
    defaultMessage:
      'Connect your Shopify store with one click. Products and collections come in, and the first draft asks what really tells them apart: type, price, colour, size, material.',
    description: 'Explains a feature',
  },
  engine: {
    id: 'features.engine',
    defaultMessage: 'Ranking you can follow',
    description: 'A feature',
  },
  engineText: {
    id: 'features.engineText',
    defaultMessage:
      'Each answer boosts, requires or excludes products by tag, type, price, vendor, collection or option. Points add up in the open, so nobody has to guess why a product came first.',
    description: 'Explains a feature',
  },
  reason: {
    id: 'features.reason',
    defaultMessage: 'A reason with every recommendation',
    description: 'A feature',
  },
  reasonText: {
    id: 'features.reasonText',
    defaultMessage:
      'The results quote the shopper’s own answers, say what would put another product first, and let answers be changed on the spot. The reason comes from the ranking itself and is never made up.',
    description: 'Explains a feature',
  },
  proof: {
    id: 'features.proof',
    defaultMessage: 'Checked before it is published',
    description: 'A feature',
  },
  proofText: {
    id: 'features.proofText',
    defaultMessage:
      'Questions nobody can reach, paths that end without a result, products that can never come up: they are listed with a jump to each before a shopper sees them.',
    description: 'Explains a feature',
  },
  fast: { id: 'features.fast', defaultMessage: 'Fast on every phone', description: 'A feature' },
  fastText: {
    id: 'features.fastText',
    defaultMessage:
      'A published quiz is a few small files on a CDN. The shopper’s browser works out the results, so a quiz goes on working when our service does not, and the answers arrive later.',
    description: 'Explains a feature',
  },
  brand: { id: 'features.brand', defaultMessage: 'It looks like your shop', description: 'A feature' },
  brandText: {
    id: 'features.brandText',
    defaultMessage:
      'Fonts and colours come from your theme, or from your brand settings. No iframe, no jump in the page: it stands in your product page, opens over it or has a page of its own.',
    description: 'Explains a feature',
  },
  analytics: {
    id: 'features.analytics',
    defaultMessage: 'Analytics over what customers answer',
    description: 'A feature',
  },
  analyticsText: {
    id: 'features.analyticsText',
    defaultMessage:
      'Every response is there with the path taken and what was recommended. You see what people look for in their own words, and where they stop.',
    description: 'Explains a feature',
  },
  languages: {
    id: 'features.languages',
    defaultMessage: 'One quiz, English and Dutch',
    description: 'A feature',
  },
  languagesText: {
    id: 'features.languagesText',
    defaultMessage:
      'Texts stand apart from the questions, one table a language. A quiz is never copied to be translated, so both languages always ask the same.',
    description: 'Explains a feature',
  },
  access: { id: 'features.access', defaultMessage: 'For everybody', description: 'A feature' },
  accessText: {
    id: 'features.accessText',
    defaultMessage:
      'Keyboard, screen reader, large print and small screens: quizzes are built to WCAG 2.2 AA, and so is the builder.',
    description: 'Explains a feature',
  },
  resultsAlt: {
    id: 'features.resultsAlt',
    defaultMessage:
      'The results of a quiz in a shop: the best match with the reason, and what would put others first',
    description: 'Describes a screenshot',
  },
  builderTitle: { id: 'quizBuilder.title', defaultMessage: 'Quiz Builder', description: 'Title of the page' },
  builderHeadline: {
    id: 'quizBuilder.headline',
    defaultMessage: 'Build a quiz while watching it run',
    description: 'Heading of the page about the builder',
  },
  builderLead: {
    id: 'quizBuilder.lead',
    defaultMessage:
      'Questions on the left, the live quiz in the middle, what each answer recommends on the right. Every change shows at once, is saved by itself and can be undone.',
    description: 'Under the heading of the page about the builder, and its description for search engines',
  },
  builderAlt: {
    id: 'quizBuilder.alt',
    defaultMessage: 'The builder with a question open: its options, and the products that each option moves',
    description: 'Describes a screenshot',
  },
  types: {
    id: 'quizBuilder.types',
    defaultMessage: 'Nineteen kinds of questions',
    description: 'Heading over the kinds of questions',
  },
  typesText: {
    id: 'quizBuilder.typesText',
    defaultMessage:
      'Choose one, choose several, pictures, colours, a dropdown, yes or no, stars, a scale, a number, a price range, short and long text, a date, e-mail, phone, consent, a ranking, or a screen that only tells something.',
    description: 'Lists the kinds of questions',
  },
  branch: { id: 'quizBuilder.branch', defaultMessage: 'Paths that fit the answer', description: 'A part' },
  branchText: {
    id: 'quizBuilder.branchText',
    defaultMessage:
      'Ask a runner about the ground and a hiker about the weather. Rules lead to a question, to the results or to a page; Back always walks the path that was really taken.',
    description: 'Explains a part of the builder',
  },
  safe: { id: 'quizBuilder.safe', defaultMessage: 'Nothing gets lost', description: 'A part' },
  safeText: {
    id: 'quizBuilder.safeText',
    defaultMessage:
      'What you type is kept through lost connections, ended sessions and closed tabs. When a colleague edits the same draft you are told, and nothing is overwritten in silence.',
    description: 'Explains a part of the builder',
  },
  publish: { id: 'quizBuilder.publish', defaultMessage: 'Publish when it is right', description: 'A part' },
  publishText: {
    id: 'quizBuilder.publishText',
    defaultMessage:
      'Problems stand where they are, as you type. Publishing makes a version that never changes again; shoppers go on with the one they began.',
    description: 'Explains a part of the builder',
  },
});
