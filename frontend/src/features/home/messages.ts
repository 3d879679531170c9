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
  note: {
    id: 'home.note',
    defaultMessage: 'Free plan, no card needed. Set up in 5 to 10 minutes.',
    description: 'Small line under the main button',
  },
  welcome: {
    id: 'home.welcome',
    defaultMessage: 'Welcome back, {email}',
    description: 'Heading of the start page for a signed-in user',
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
  welcomeBack: {
    id: 'home.welcomeBack',
    defaultMessage: 'Welcome back',
    description: 'Heading of the start page for a signed-in user while the address is loading',
  },
  steps: {
    id: 'home.steps',
    defaultMessage: 'How it works',
    description: 'Heading over the three steps, for screen readers',
  },
  watchDemo: {
    id: 'home.watchDemo',
    defaultMessage: 'Watch demo',
    description: 'Button that opens the box about the film',
  },
  comingSoon: {
    id: 'home.comingSoon',
    defaultMessage: 'Coming Soon',
    description: 'Heading of the box about the film that is not there yet',
  },
  comingSoonText: {
    id: 'home.comingSoonText',
    defaultMessage:
      'The film is still being made. Until then, try a quiz yourself, or let a co-founder show you around: 30 minutes, usually within 24 hours.',
    description: 'Text of the box about the film',
  },
  tryDemo: {
    id: 'home.tryDemo',
    defaultMessage: 'Try the demo quiz',
    description: 'Link to the demo quiz on the start page',
  },
  bookDemo: {
    id: 'home.bookDemo',
    defaultMessage: 'Book a demo',
    description: 'Link to the contact form about a demo',
  },
  demo: {
    id: 'home.demo',
    defaultMessage: 'Try it: find a shoe in three questions',
    description: 'Heading of the demo quiz',
  },
  demoText: {
    id: 'home.demoText',
    defaultMessage:
      'This is the real thing, running in your browser: the screens your shoppers get and the engine that ranks your products. Change an answer at the end and watch the ranking move.',
    description: 'Text beside the demo quiz',
  },
  demoPoster: {
    id: 'home.demoPoster',
    defaultMessage: 'Which shoe fits how you move?',
    description: 'Shown before the demo quiz begins',
  },
  demoPosterText: {
    id: 'home.demoPosterText',
    defaultMessage: 'Three short questions: what you do, where, and for how much.',
    description: 'Shown before the demo quiz begins',
  },
  demoNoScript: {
    id: 'home.demoNoScript',
    defaultMessage: 'The quiz runs in your browser, which has scripts turned off.',
    description: 'In place of the button that starts the demo quiz, where scripts are turned off',
  },
  demoStart: {
    id: 'home.demoStart',
    defaultMessage: 'Start the quiz',
    description: 'Button that begins the demo quiz',
  },
  proof: {
    id: 'home.proof',
    defaultMessage: 'Fewer doubts, more orders',
    description: 'Heading over what a quiz does for a shop',
  },
  claimOne: {
    id: 'home.claimOne',
    defaultMessage: '35% or more',
    description: 'What conversions went up by',
  },
  claimOneText: {
    id: 'home.claimOneText',
    defaultMessage: 'higher conversion when shoppers are guided to a product instead of searching for one',
    description: 'Explains the figure above it',
  },
  claimTwo: {
    id: 'home.claimTwo',
    defaultMessage: '10 minutes',
    description: 'How long setting up takes',
  },
  claimTwoText: {
    id: 'home.claimTwoText',
    defaultMessage: 'to set up. A first quiz is typically live in under 30',
    description: 'Explains the figure above it',
  },
  claimThree: {
    id: 'home.claimThree',
    defaultMessage: 'One click',
    description: 'How a shop is connected',
  },
  claimThreeText: {
    id: 'home.claimThreeText',
    defaultMessage: 'connects your store; products and collections come in by themselves',
    description: 'Explains the words above it',
  },
  claimFour: {
    id: 'home.claimFour',
    defaultMessage: '24/7',
    description: 'When there is support',
  },
  claimFourText: {
    id: 'home.claimFourText',
    defaultMessage: 'support, and an answer to every message within 24 hours',
    description: 'Explains the figure above it',
  },
  builderAlt: {
    id: 'home.builderAlt',
    defaultMessage:
      'The quiz builder: questions on the left, the quiz as shoppers see it in the middle, what an answer recommends on the right',
    description: 'Describes a screenshot',
  },
  allFeatures: {
    id: 'home.allFeatures',
    defaultMessage: 'See all features',
    description: 'Link to the page about features',
  },
  useCases: {
    id: 'home.useCases',
    defaultMessage: 'For shops where choosing is the hard part',
    description: 'Heading over kinds of shops',
  },
  beauty: {
    id: 'home.beauty',
    defaultMessage: 'Beauty',
    description: 'A kind of shop',
  },
  beautyText: {
    id: 'home.beautyText',
    defaultMessage: 'From skin type and routine to one product for each step.',
    description: 'What a quiz does in a beauty shop',
  },
  fashion: {
    id: 'home.fashion',
    defaultMessage: 'Fashion',
    description: 'A kind of shop',
  },
  fashionText: {
    id: 'home.fashionText',
    defaultMessage: 'Fit, occasion and taste, before anybody opens a size chart.',
    description: 'What a quiz does in a fashion shop',
  },
  gifts: {
    id: 'home.gifts',
    defaultMessage: 'Gifts',
    description: 'A kind of shop',
  },
  giftsText: {
    id: 'home.giftsText',
    defaultMessage: 'For whom, for when, for how much: a gift in under a minute.',
    description: 'What a quiz does in a gift shop',
  },
  health: {
    id: 'home.health',
    defaultMessage: 'Health',
    description: 'A kind of shop',
  },
  healthText: {
    id: 'home.healthText',
    defaultMessage: 'Goals and preferences in, a short and honest list out.',
    description: 'What a quiz does in a health shop',
  },
  homeCase: {
    id: 'home.homeCase',
    defaultMessage: 'Home',
    description: 'A kind of shop: furniture and the like',
  },
  homeCaseText: {
    id: 'home.homeCaseText',
    defaultMessage: 'Room, size and style narrow a thousand items to three.',
    description: 'What a quiz does in a home shop',
  },
  tools: {
    id: 'home.tools',
    defaultMessage: 'Tools',
    description: 'A kind of shop',
  },
  toolsText: {
    id: 'home.toolsText',
    defaultMessage: 'The job and the material decide, not the jargon.',
    description: 'What a quiz does in a tool shop',
  },
  loadingAnalytics: {
    id: 'home.loadingAnalytics',
    defaultMessage: 'Loading your analytics...',
    description: 'Shown while the figures of the last 30 days load',
  },
  noData: {
    id: 'home.noData',
    defaultMessage: 'Create your first quiz',
    description: 'Heading where a signed-in user has no quiz',
  },
  noDataText: {
    id: 'home.noDataText',
    defaultMessage:
      'Start from a draft made of your own products. Once shoppers answer it, their figures stand here.',
    description: 'Text where a signed-in user has no quiz',
  },
  createFirst: {
    id: 'home.createFirst',
    defaultMessage: 'Create a quiz',
    description: 'Button that leads to a first quiz',
  },
  createAnother: {
    id: 'home.createAnother',
    defaultMessage: 'Create Another Quiz',
    description: 'Button that leads to a new quiz',
  },
  demoAbout: {
    id: 'home.demoAbout',
    defaultMessage: '{title}: {about}',
    description: 'Under the result of the demo quiz: the name of the shoe and what it is',
  },
  viewAnalytics: {
    id: 'home.viewAnalytics',
    defaultMessage: 'View Detailed Analytics',
    description: 'Button that leads to the figures of the quizzes',
  },
  lastDays: {
    id: 'home.lastDays',
    defaultMessage: 'The last 30 days',
    description: 'Over the figures of a signed-in user',
  },
});
