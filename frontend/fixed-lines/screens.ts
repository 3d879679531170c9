import {
  affiliate,
  analytics,
  counting,
  edge,
  type Lines,
  lib,
  moves,
  numbers,
  prerendered,
  router,
  type Shown,
  signedIn,
  site,
  states,
  words,
} from './shown.ts';

const routes = [router, 'has exactly the pages that the edge knows'] satisfies Shown;

/** Section 1: which screens there are, and what stands in their heads. */
export const screens: Lines = {
  'Every route exists in English without prefix and in Dutch under /nl': [
    [site, 'is found whole, in both languages'],
    [site, 'names each page’s own address, and its languages on both sides'],
    [router, 'keeps the language on the way'],
  ],
  'Public routes': [routes, [site, 'has every page in its sitemap']],
  'A slug may span several path segments': [routes],
  '/public is rendered on the client only and not tracked': [
    [edge, 'serves the app at'],
    [analytics, 'leaves pages under /public alone'],
    [counting, 'and nothing under /public'],
  ],
  'Auth routes': [routes],
  '/shopify/checkout/complete/{subscriptionId}': [routes, [router, 'takes a merchant back from Shopify']],
  'App routes behind sign-in': [routes, [router, 'sends a visitor of the app to sign in']],
  'A quiz route also takes the query parameter quizId': [
    [router, 'opens the quiz that a page about quizzes is asked for by quizId'],
  ],
  'Three layouts': [[router, 'has three layouts']],
  Breadcrumbs: [
    [words, 'worded as agreed'],
    [moves, 'each page of the app says where it stands'],
  ],
  'Title template and default title': [[numbers, 'titles are the page’s, a dash']],
  'Theme colour #D97706; social preview image 1600 × 900': [
    [numbers, 'the theme colour is #D97706'],
    [site, 'has a picture of 1600 × 900'],
  ],
  'Structured data names three plans': [[site, 'names its three plans as offers']],
  'Affiliate script with a local companion, in production only, by environment': [
    [`${lib}affiliate.test.ts`, 'loads the script and its companion'],
    [`${lib}affiliate.test.ts`, 'loads nothing'],
    [affiliate, 'the affiliate programme comes after a yes, after the page'],
    [affiliate, 'on localhost no affiliate script is loaded'],
    ['frontend/prerender/configured.test.ts', 'allows the affiliate programme its script'],
  ],
};

/** Section 1: what single pages say and do. */
export const pages: Lines = {
  'Home: the hero differs for visitor and signed-in user, welcomed by {email}': [
    [signedIn, 'shows on the site’s pages'],
    [words, 'worded as agreed'],
  ],
  'Home: loading your analytics': [[states, 'says that it loads while it does']],
  'Home: no data prompts for a first quiz': [[states, 'prompts for a first quiz']],
  'Home: 30-day metrics, View Detailed Analytics, Create Another Quiz': [
    [states, 'shows the four figures of 30 days'],
  ],
  'Home: the demo quiz for shoes': [
    [words, 'the result of a quiz is worded as agreed'],
    ['frontend/fixed-lines/demo.test.ts', 'asks for activity, location and budget'],
    ['frontend/fixed-lines/demo.test.ts', 'recommends something for every combination'],
  ],
  'Home: the watch-demo modal': [[prerendered, 'a press counts']],
  'Pricing: names, prices and limits': [[numbers, 'plans have their names']],
  'Pricing: Free': [[states, 'Free is forever']],
  'Pricing: Growth, monthly or yearly': [[states, 'Growth is $39 a month or $390 a year']],
  'Pricing: Pro, Most Popular': [[states, 'Pro is Most Popular']],
  'Pricing: Enterprise': [[states, 'Enterprise is custom, and leads to the contact form']],
  'Blog: a card’s fallbacks': [[states, 'falls back to the agreed words']],
  'Blog: a card without data logs': [[states, 'without a post shows nothing and logs']],
  'Blog: not found': [[states, 'a post that is not there says so']],
  'Blog: empty': [[words, 'worded as agreed']],
  'Blog: Markdown posts in both languages': [
    ['frontend/fixed-lines/blog.test.ts', 'has at least twelve posts in each language'],
    ['frontend/content/content.test.ts', 'has every post and page in both languages'],
  ],
  'Contact: fields and character counter': [
    [prerendered, 'what is typed and sent before the app is there stays, and arrives once'],
  ],
  'Contact: Sending...': [[prerendered, 'says so while and after']],
  'Contact: success': [
    [states, 'that was sent says so, and when there is an answer'],
    [prerendered, 'what is typed and sent before the app is there stays, and arrives once'],
  ],
  'Contact: error with Try Again and Email Us Instead': [
    [states, 'offers Try Again and Email Us Instead'],
    [prerendered, 'goes out on Try Again'],
  ],
  'Contact: stored and mailed, never lost': [
    ['functions/inbox/receive.integration.test.ts', 'is stored with a mail to us'],
    ['functions/inbox/receive.integration.test.ts', 'is not lost when the queue is away'],
  ],
};
