import { defineMessages } from '../../lib/define-messages.ts';

export const messages = defineMessages({
  home: { id: 'site.home', defaultMessage: 'Home', description: 'Header of the site: start page' },
  features: { id: 'site.features', defaultMessage: 'Features', description: 'Header of the site' },
  pricing: { id: 'site.pricing', defaultMessage: 'Pricing', description: 'Header of the site' },
  blog: { id: 'site.blog', defaultMessage: 'Blog', description: 'Header of the site' },
  about: { id: 'site.about', defaultMessage: 'About', description: 'Header of the site: who we are' },
  contact: { id: 'site.contact', defaultMessage: 'Contact', description: 'Header of the site' },
  quizBuilder: { id: 'site.quizBuilder', defaultMessage: 'Quiz builder', description: 'Link in the footer' },
  why: {
    id: 'site.why',
    defaultMessage: 'Why a quiz',
    description: 'Link in the footer to the page about why a shop uses a quiz builder',
  },
  privacy: { id: 'site.privacy', defaultMessage: 'Privacy policy', description: 'Legal link in the footer' },
  terms: { id: 'site.terms', defaultMessage: 'Terms of service', description: 'Legal link in the footer' },
  signIn: { id: 'site.signIn', defaultMessage: 'Sign in', description: 'Link in the header of the site' },
  getStarted: {
    id: 'site.getStarted',
    defaultMessage: 'Get Started',
    description: 'Button that leads a visitor to registering',
  },
  goToApp: {
    id: 'site.goToApp',
    defaultMessage: 'Go to App',
    description: 'Button that leads a signed-in user into the app',
  },
  navigation: { id: 'site.navigation', defaultMessage: 'Site', description: 'Label of the navigation' },
  menu: { id: 'site.menu', defaultMessage: 'Menu', description: 'Opens the navigation on a phone' },
  skip: {
    id: 'site.skip',
    defaultMessage: 'Skip to the content',
    description: 'Link for keyboard users that jumps over the navigation',
  },
  product: { id: 'site.product', defaultMessage: 'Product', description: 'Heading of links in the footer' },
  company: { id: 'site.company', defaultMessage: 'Company', description: 'Heading of links in the footer' },
  legal: { id: 'site.legal', defaultMessage: 'Legal', description: 'Heading of links in the footer' },
  language: {
    id: 'site.language',
    defaultMessage: 'Language',
    description: 'Label of the links to languages',
  },
  promise: {
    id: 'site.promise',
    defaultMessage: 'Product quizzes that lead shoppers to what fits, and say why.',
    description: 'Line under the name in the footer',
  },
  ctaTitle: {
    id: 'site.ctaTitle',
    defaultMessage: 'Your first quiz can be live in 10 minutes',
    description: 'Heading of the last section of a page, above the button to register',
  },
  ctaText: {
    id: 'site.ctaText',
    defaultMessage: 'Connect your shop with one click and start from a draft made of your own products.',
    description: 'Text of the last section of a page',
  },
  bookDemo: {
    id: 'site.bookDemo',
    defaultMessage: 'Book a demo',
    description: 'Button that leads to the contact form with the topic demo chosen',
  },
  consent: {
    id: 'site.consent',
    defaultMessage:
      'May we count visits, and remember which partner sent you? It shows us which pages help. No ads, and nothing is sold.',
    description: 'Asks whether visits may be counted and the cookie of a partner kept',
  },
  consentYes: {
    id: 'site.consentYes',
    defaultMessage: 'Yes, that is fine',
    description: 'Agrees to counting visits',
  },
  consentNo: { id: 'site.consentNo', defaultMessage: 'No', description: 'Refuses counting visits' },
  cookies: {
    id: 'site.cookies',
    defaultMessage: 'Cookie choices',
    description: 'Button in the footer that asks again whether visits may be counted',
  },
  consentLabel: {
    id: 'site.consentLabel',
    defaultMessage: 'Counting visits',
    description: 'Label of the box that asks whether visits may be counted',
  },
});
