import { defineMessages } from '../../lib/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'analytics.title',
    defaultMessage: 'Analytics',
    description: 'Title of the page with figures',
  },
  compared: {
    id: 'analytics.compared',
    defaultMessage: '{from} – {to}, compared with {beforeFrom} – {beforeTo}. Days are in UTC.',
    description: 'Under the title: the period shown and the one before; all four are dates',
  },
  quiz: {
    id: 'analytics.quiz',
    defaultMessage: 'Quiz',
    description: 'Label of the choice of a quiz, and heading of a column',
  },
  allQuizzes: {
    id: 'analytics.allQuizzes',
    defaultMessage: 'All quizzes',
    description: 'Choice: figures of all quizzes together',
  },
  period: {
    id: 'analytics.period',
    defaultMessage: 'Period',
    description: 'Label of the choice of a period',
  },
  lastDays: {
    id: 'analytics.lastDays',
    defaultMessage: '{days} days',
    description: 'Choice of a period: so many days up to today',
  },
  custom: {
    id: 'analytics.custom',
    defaultMessage: 'Custom',
    description: 'Choice of a period: any first and last day',
  },
  from: {
    id: 'analytics.from',
    defaultMessage: 'From',
    description: 'Label of the first day of a period',
  },
  to: {
    id: 'analytics.to',
    defaultMessage: 'Until',
    description: 'Label of the last day of a period, which is included',
  },
  periodFault: {
    id: 'analytics.periodFault',
    defaultMessage: 'Choose a first day that is not after the last, at most {days} days before it.',
    description: 'Shown when a period is not possible',
  },
  language: {
    id: 'analytics.language',
    defaultMessage: 'Language',
    description: 'Label of the choice of a language, and heading of a column',
  },
  allLanguages: {
    id: 'analytics.allLanguages',
    defaultMessage: 'All languages',
    description: 'Choice: sessions in all languages',
  },
  device: {
    id: 'analytics.device',
    defaultMessage: 'Device',
    description: 'Label of the choice of a kind of device, and heading of a column',
  },
  allDevices: {
    id: 'analytics.allDevices',
    defaultMessage: 'All devices',
    description: 'Choice: sessions on all devices',
  },
  phone: {
    id: 'analytics.phone',
    defaultMessage: 'Phone',
    description: 'Kind of device',
  },
  tablet: {
    id: 'analytics.tablet',
    defaultMessage: 'Tablet',
    description: 'Kind of device',
  },
  desktop: {
    id: 'analytics.desktop',
    defaultMessage: 'Computer',
    description: 'Kind of device: not a phone or tablet',
  },
  version: {
    id: 'analytics.version',
    defaultMessage: 'Version',
    description: 'Label of the choice of a version, and heading of a column',
  },
  allVersions: {
    id: 'analytics.allVersions',
    defaultMessage: 'All versions',
    description: 'Choice: sessions with all versions of a quiz',
  },
  versionName: {
    id: 'analytics.versionName',
    defaultMessage: 'Version {version}',
    description: 'Name of a version of a quiz',
  },
  views: {
    id: 'analytics.views',
    defaultMessage: 'Views',
    description: 'Figure: sessions in which the quiz was on the screen',
  },
  viewsHint: {
    id: 'analytics.viewsHint',
    defaultMessage: 'Sessions in which the quiz was on the screen.',
    description: 'Says what the figure Views counts',
  },
  sessions: {
    id: 'analytics.sessions',
    defaultMessage: 'Quiz sessions',
    description: 'Figure: sessions with a first answer',
  },
  sessionsHint: {
    id: 'analytics.sessionsHint',
    defaultMessage: 'Sessions with at least one answer.',
    description: 'Says what the figure Quiz sessions counts',
  },
  completions: {
    id: 'analytics.completions',
    defaultMessage: 'Completions',
    description: 'Figure: sessions that reached the results',
  },
  completionsHint: {
    id: 'analytics.completionsHint',
    defaultMessage: 'Sessions that reached the results.',
    description: 'Says what the figure Completions counts',
  },
  completionRate: {
    id: 'analytics.completionRate',
    defaultMessage: 'Completion rate',
    description: 'Figure: completions divided by quiz sessions',
  },
  completionRateHint: {
    id: 'analytics.completionRateHint',
    defaultMessage: 'Completions divided by quiz sessions.',
    description: 'Says how the completion rate is made',
  },
  conversionRate: {
    id: 'analytics.conversionRate',
    defaultMessage: 'Conversion rate',
    description: 'Figure: share of quiz sessions that put something into the cart',
  },
  conversionRateHint: {
    id: 'analytics.conversionRateHint',
    defaultMessage: 'Quiz sessions that put a recommended product into the cart.',
    description: 'Says how the conversion rate is made',
  },
  contacts: {
    id: 'analytics.contacts',
    defaultMessage: 'Contacts',
    description: 'Figure: sessions in which an e-mail address or telephone number was given',
  },
  contactsHint: {
    id: 'analytics.contactsHint',
    defaultMessage: 'Sessions in which an e-mail address or telephone number was given.',
    description: 'Says what the figure Contacts counts',
  },
  figures: {
    id: 'analytics.figures',
    defaultMessage: 'Figures',
    description: 'Label of the row of figures; each shows its course below',
  },
  points: {
    id: 'analytics.points',
    defaultMessage: '{change} pts',
    description: 'Change of a share in percentage points; change is a number with its sign',
  },
  since: {
    id: 'analytics.since',
    defaultMessage: '{change} against the period before',
    description: 'Read out for a change; change is for example +12%',
  },
  course: {
    id: 'analytics.course',
    defaultMessage: '{metric} by day',
    description: 'Heading and description of a chart over time; metric is the name of a figure',
  },
  before: {
    id: 'analytics.before',
    defaultMessage: 'Before: {value}',
    description: 'In a chart: the figure on the same day of the period before',
  },
  day: {
    id: 'analytics.day',
    defaultMessage: 'Day',
    description: 'Heading of a column',
  },
  chart: {
    id: 'analytics.chart',
    defaultMessage: 'Chart',
    description: 'Choice: show figures as a chart',
  },
  table: {
    id: 'analytics.table',
    defaultMessage: 'Table',
    description: 'Choice: show figures as a table',
  },
  showAs: {
    id: 'analytics.showAs',
    defaultMessage: 'Show {what} as',
    description: 'Label of the choice between chart and table; what is the heading',
  },
  csv: {
    id: 'analytics.csv',
    defaultMessage: 'CSV',
    description: 'Button that downloads the figures of a card as a CSV file',
  },
  downloadCsv: {
    id: 'analytics.downloadCsv',
    defaultMessage: 'Download {what} as CSV',
    description: 'Read out for the button that downloads figures; what is the heading',
  },
  quizzes: {
    id: 'analytics.quizzes',
    defaultMessage: 'Quizzes',
    description: 'Heading over the figures of each quiz',
  },
  deletedQuiz: {
    id: 'analytics.deletedQuiz',
    defaultMessage: 'A deleted quiz',
    description: 'Stands for a quiz that was deleted',
  },
  funnel: {
    id: 'analytics.funnel',
    defaultMessage: 'Where shoppers leave',
    description: 'Heading over the questions of a quiz',
  },
  funnelHint: {
    id: 'analytics.funnelHint',
    defaultMessage:
      'Drop-off is counted over those who were shown the question. At the first question that is everybody who saw the quiz, also those who never meant to take it.',
    description: 'Explanation under the heading of the funnel',
  },
  few: {
    id: 'analytics.few',
    defaultMessage: 'With fewer than {count} sessions at a question, a difference is mostly chance.',
    description: 'Warning under a funnel with few sessions',
  },
  question: {
    id: 'analytics.question',
    defaultMessage: 'Question',
    description: 'Heading of a column',
  },
  shown: {
    id: 'analytics.shown',
    defaultMessage: 'Shown',
    description: 'Heading of a column: sessions that were shown a question',
  },
  answered: {
    id: 'analytics.answered',
    defaultMessage: 'Answered',
    description: 'Heading of a column: sessions that answered a question',
  },
  dropOff: {
    id: 'analytics.dropOff',
    defaultMessage: 'Drop-off',
    description: 'Heading of a column: share of sessions that were shown a question and never answered it',
  },
  shownAnswered: {
    id: 'analytics.shownAnswered',
    defaultMessage: '{shown, number} shown, {answered, number} answered',
    description: 'Under a question in the funnel',
  },
  answers: {
    id: 'analytics.answers',
    defaultMessage: 'Answers',
    description: 'Heading over the answers to each question',
  },
  answersHint: {
    id: 'analytics.answersHint',
    defaultMessage:
      'From {count, plural, one {# response} other {# responses}}, also of shoppers who are not counted above.',
    description: 'Explanation under the heading Answers',
  },
  answersMore: {
    id: 'analytics.answersMore',
    defaultMessage: 'Only the newest {count, number} responses of the period are counted here.',
    description: 'Added when there are more responses than are looked at',
  },
  answersDevices: {
    id: 'analytics.answersDevices',
    defaultMessage: 'On all devices: a response does not say on which it was given.',
    description: 'Added when only one kind of device is shown',
  },
  noAnswers: {
    id: 'analytics.noAnswers',
    defaultMessage: 'No responses in this period.',
    description: 'Shown in place of the answers',
  },
  answer: {
    id: 'analytics.answer',
    defaultMessage: 'Answer',
    description: 'Heading of a column',
  },
  count: {
    id: 'analytics.count',
    defaultMessage: 'Count',
    description: 'Heading of a column: how often something was answered',
  },
  share: {
    id: 'analytics.share',
    defaultMessage: 'Share',
    description: 'Heading of a column: share of those who answered',
  },
  ownWords: {
    id: 'analytics.ownWords',
    defaultMessage: 'In own words',
    description: 'Stands for answers that shoppers wrote themselves',
  },
  upTo: {
    id: 'analytics.upTo',
    defaultMessage: 'Up to {amount}',
    description: 'An answer about prices; amount is money',
  },
  range: {
    id: 'analytics.range',
    defaultMessage: '{from} – {to}',
    description: 'Several numbers next to each other, as one answer',
  },
  agreed: {
    id: 'analytics.agreed',
    defaultMessage: 'Agreed',
    description: 'Answer to a question for consent',
  },
  declined: {
    id: 'analytics.declined',
    defaultMessage: 'Declined',
    description: 'Answer to a question for consent',
  },
  products: {
    id: 'analytics.products',
    defaultMessage: 'Recommended products',
    description: 'Heading over the products that a quiz recommended',
  },
  productsHint: {
    id: 'analytics.productsHint',
    defaultMessage:
      'By sessions. The {count} that were recommended most, in all languages and on all devices.',
    description: 'Explanation under the heading of the products',
  },
  noProducts: {
    id: 'analytics.noProducts',
    defaultMessage: 'Nothing was recommended in this period.',
    description: 'Shown in place of the products',
  },
  product: {
    id: 'analytics.product',
    defaultMessage: 'Product',
    description: 'Heading of a column',
  },
  goneProduct: {
    id: 'analytics.goneProduct',
    defaultMessage: 'No longer in the catalogue ({id})',
    description: 'Stands for a product that is gone; id is its number',
  },
  recommended: {
    id: 'analytics.recommended',
    defaultMessage: 'Recommended',
    description: 'Heading of a column: sessions that a product was recommended in',
  },
  clicked: {
    id: 'analytics.clicked',
    defaultMessage: 'Clicked',
    description: 'Heading of a column: sessions that opened a product',
  },
  added: {
    id: 'analytics.added',
    defaultMessage: 'Into the cart',
    description: 'Heading of a column: sessions that put a product into the cart',
  },
  languages: {
    id: 'analytics.languages',
    defaultMessage: 'Languages',
    description: 'Heading over the figures of each language',
  },
  devices: {
    id: 'analytics.devices',
    defaultMessage: 'Devices',
    description: 'Heading over the figures of each kind of device',
  },
  versions: {
    id: 'analytics.versions',
    defaultMessage: 'Versions',
    description: 'Heading over the figures of each version',
  },
  ofSessions: {
    id: 'analytics.ofSessions',
    defaultMessage: '{sessions, plural, one {# session} other {# sessions}}, {rate} completed',
    description: 'Under a language, device or version',
  },
  empty: {
    id: 'analytics.empty',
    defaultMessage: 'No figures yet',
    description: 'Heading where no quiz was seen yet',
  },
  emptyCreate: {
    id: 'analytics.emptyCreate',
    defaultMessage: 'Make a quiz and publish it. Once it stands in your shop, its figures stand here.',
    description: 'What to do when there is no quiz',
  },
  emptyPublish: {
    id: 'analytics.emptyPublish',
    defaultMessage: 'None of your quizzes is published. Publish one, and put it into your shop.',
    description: 'What to do when no quiz is published',
  },
  emptyShare: {
    id: 'analytics.emptyShare',
    defaultMessage:
      'Nobody has seen it yet. Put it into your theme, or share its link. Only shoppers who allow analytics are counted.',
    description: 'What to do when a published quiz was not seen yet',
  },
  create: {
    id: 'analytics.create',
    defaultMessage: 'Create a quiz',
    description: 'Button that leads to a new quiz',
  },
  openQuizzes: {
    id: 'analytics.openQuizzes',
    defaultMessage: 'Open quizzes',
    description: 'Button that leads to the list of quizzes',
  },
  openQuiz: {
    id: 'analytics.openQuiz',
    defaultMessage: 'Open the quiz',
    description: 'Button that leads to the editor of the quiz',
  },
  nothing: {
    id: 'analytics.nothing',
    defaultMessage: 'Nothing in this period',
    description: 'Heading where the chosen period and filters leave nothing',
  },
  nothingHint: {
    id: 'analytics.nothingHint',
    defaultMessage: 'Choose a longer period, or let go of a filter.',
    description: 'What to do when nothing is left',
  },
  clear: {
    id: 'analytics.clear',
    defaultMessage: 'Show the last 30 days',
    description: 'Button that lets go of period and filters',
  },
  tracked: {
    id: 'analytics.tracked',
    defaultMessage: 'Shoppers who did not allow analytics are not counted.',
    description: 'Note at the end of the page',
  },
});
