import { defineMessages } from '../../lib/define-messages.ts';

export const messages = defineMessages({
  title: { id: 'pricing.title', defaultMessage: 'Pricing', description: 'Title of the page about prices' },
  headline: {
    id: 'pricing.headline',
    defaultMessage: 'Start free. Pay above 200 responses a month.',
    description: 'Heading of the page about prices',
  },
  lead: {
    id: 'pricing.lead',
    defaultMessage:
      'Every plan has unlimited quizzes and the whole builder, for a fixed price and number of responses a month. Above it your quiz goes on, and shoppers notice nothing.',
    description: 'Under the heading of the page about prices, and its description for search engines',
  },
  period: {
    id: 'pricing.period',
    defaultMessage: 'Pay by',
    description: 'Label of the choice between monthly and yearly prices',
  },
  monthly: { id: 'pricing.monthly', defaultMessage: 'Monthly', description: 'Prices a month' },
  yearly: {
    id: 'pricing.yearly',
    defaultMessage: 'Yearly, two months free',
    description: 'Prices a year, which cost as much as ten months',
  },
  perMonth: { id: 'pricing.perMonth', defaultMessage: 'a month', description: 'Stands after a price' },
  perYear: { id: 'pricing.perYear', defaultMessage: 'a year', description: 'Stands after a price' },
  forever: {
    id: 'pricing.forever',
    defaultMessage: 'forever',
    description: 'Stands after the price of zero',
  },
  insteadOf: {
    id: 'pricing.insteadOf',
    defaultMessage: 'instead of {price}',
    description: 'The price of twelve single months, for who sees it struck through or hears it',
  },
  free: { id: 'pricing.free', defaultMessage: 'Free', description: 'Name of the plan without a price' },
  popular: {
    id: 'pricing.popular',
    defaultMessage: 'Most Popular',
    description: 'Badge on the Pro plan',
  },
  enterprise: { id: 'pricing.enterprise', defaultMessage: 'Enterprise', description: 'Name of a plan' },
  custom: { id: 'pricing.custom', defaultMessage: 'Custom', description: 'Instead of a price' },
  forFree: {
    id: 'pricing.forFree',
    defaultMessage: 'To try it on real shoppers',
    description: 'Whom the Free plan is for',
  },
  forStarter: {
    id: 'pricing.forStarter',
    defaultMessage: 'For a first quiz that works',
    description: 'Whom the Growth plan is for',
  },
  forPro: {
    id: 'pricing.forPro',
    defaultMessage: 'For shops where the quiz sells',
    description: 'Whom the Pro plan is for',
  },
  forEnterprise: {
    id: 'pricing.forEnterprise',
    defaultMessage: 'For large catalogues and teams',
    description: 'Whom the Enterprise plan is for',
  },
  start: { id: 'pricing.start', defaultMessage: 'Start free', description: 'Button of the Free plan' },
  choose: {
    id: 'pricing.choose',
    defaultMessage: 'Start with {plan}',
    description: 'Button of a paid plan; plan is its name',
  },
  talk: { id: 'pricing.talk', defaultMessage: 'Talk to us', description: 'Button of the Enterprise plan' },
  quizzes: { id: 'pricing.quizzes', defaultMessage: 'Unlimited quizzes', description: 'Part of a plan' },
  responses: {
    id: 'pricing.responses',
    defaultMessage: 'Up to {count, number} responses a month',
    description: 'Part of a plan',
  },
  unlimitedResponses: {
    id: 'pricing.unlimitedResponses',
    defaultMessage: 'Unlimited responses',
    description: 'Part of the Enterprise plan',
  },
  branded: {
    id: 'pricing.branded',
    defaultMessage: 'With “Made with Recommend”',
    description: 'Part of the Free plan: the product branding is shown',
  },
  unbranded: {
    id: 'pricing.unbranded',
    defaultMessage: 'Branding can be removed',
    description: 'Part of a paid plan',
  },
  analytics: { id: 'pricing.analytics', defaultMessage: 'Advanced analytics', description: 'Part of a plan' },
  sla: { id: 'pricing.sla', defaultMessage: '99.9% uptime SLA', description: 'Part of the Enterprise plan' },
  manager: {
    id: 'pricing.manager',
    defaultMessage: 'Dedicated account manager',
    description: 'Part of the Enterprise plan',
  },
  integrations: {
    id: 'pricing.integrations',
    defaultMessage: 'Custom integrations',
    description: 'Part of the Enterprise plan',
  },
  compare: {
    id: 'pricing.compare',
    defaultMessage: 'Compare the plans',
    description: 'Heading over a table',
  },
  feature: { id: 'pricing.feature', defaultMessage: 'Feature', description: 'Head of the first column' },
  rowQuizzes: { id: 'pricing.rowQuizzes', defaultMessage: 'Quizzes', description: 'Row of the table' },
  rowResponses: {
    id: 'pricing.rowResponses',
    defaultMessage: 'Responses a month',
    description: 'Row of the table',
  },
  rowBranding: {
    id: 'pricing.rowBranding',
    defaultMessage: 'Remove our branding',
    description: 'Row of the table',
  },
  rowPrice: { id: 'pricing.rowPrice', defaultMessage: 'Price', description: 'Row of the table' },
  unlimited: { id: 'pricing.unlimited', defaultMessage: 'Unlimited', description: 'In the table' },
  yes: { id: 'pricing.yes', defaultMessage: 'Yes', description: 'In the table, for screen readers' },
  no: { id: 'pricing.no', defaultMessage: 'No', description: 'In the table, for screen readers' },
  questions: { id: 'pricing.questions', defaultMessage: 'Questions about prices', description: 'Heading' },
  countsQuestion: {
    id: 'pricing.countsQuestion',
    defaultMessage: 'What counts as a response?',
    description: 'Question about prices',
  },
  counts: {
    id: 'pricing.counts',
    defaultMessage:
      'A shopper who answers a live quiz to its end counts once. Previews, and people of your own shop, are free. The count begins again each calendar month.',
    description: 'Answer to what counts as a response',
  },
  overQuestion: {
    id: 'pricing.overQuestion',
    defaultMessage: 'What happens when I reach the limit?',
    description: 'Question about prices',
  },
  over: {
    id: 'pricing.over',
    defaultMessage:
      'Shoppers notice nothing: the quiz goes on working and their answers are stored. You are told at 80% and at 100%. Responses over the limit open for you in the next month, or when you upgrade.',
    description: 'Answer to what happens at the limit',
  },
  yearQuestion: {
    id: 'pricing.yearQuestion',
    defaultMessage: 'What do I save by the year?',
    description: 'Question about prices',
  },
  year: {
    id: 'pricing.year',
    defaultMessage:
      'Growth costs $390 a year instead of $468, and Pro $990 instead of $1,188: you pay for ten months and get twelve.',
    description: 'Answer to what one saves by the year',
  },
});
