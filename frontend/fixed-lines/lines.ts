/** A test by its file and a part of its title. */
type Shown = [file: string, test: string];

const lib = 'frontend/src/lib/';
const words = 'frontend/fixed-lines/words.test.ts';
const numbers = 'frontend/fixed-lines/numbers.test.ts';
const site = 'infra/test/site/site.integration.test.ts';
const router = 'frontend/src/router.test.ts';
const edge = 'infra/edge/viewer-request.test.ts';
const siteE2e = 'frontend/e2e/site.e2e.ts';
const prerendered = 'frontend/e2e/prerendered.e2e.ts';
const session = `${lib}session.test.ts`;
const analytics = `${lib}analytics.test.ts`;
const states = 'frontend/fixed-lines/states.test.tsx';
const bar = `${lib}loading-bar.test.ts`;
const version = `${lib}new-version.test.ts`;
const client = `${lib}client.test.ts`;
const signedIn = 'frontend/e2e/session.e2e.ts';
const counting = 'frontend/e2e/counting.e2e.ts';
const attack = 'functions/identity/attack.integration.test.ts';
const toasts = 'frontend/fit-sonner.test.ts';
const moves = 'frontend/e2e/navigation.e2e.ts';
const routes = [router, 'has exactly the pages that the edge knows'] satisfies Shown;

const screens: Record<string, Shown[]> = {
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
    [counting, 'the affiliate programme comes after a yes, after the page'],
    [counting, 'on localhost no affiliate script is loaded'],
    ['frontend/prerender/configured.test.ts', 'allows the affiliate programme its script'],
  ],
};

const navigation: Record<string, Shown[]> = {
  'Unmatched path: 404 with Page not found: {path}': [
    [siteE2e, 'is a 404 that names it'],
    [edge, 'with a real 404 that names it'],
  ],
  'A validate check rejects with Page Not Found: {fullPath}, the path in the data': [
    [`${lib}validate.test.ts`, 'with its full path in words and in the data'],
  ],
  'Scroll to top on page change, or to the hash': [['frontend/e2e/navigation.e2e.ts', 'scrolls to the top']],
  'Header and footer': [
    [words, 'worded as agreed'],
    [site, 'has no broken link'],
  ],
  'Error page defaults': [
    ['frontend/src/features/shell/fault.test.ts', 'leaves an empty message to the default'],
    ['frontend/src/features/shell/fault.test.ts', 'is internal and keeps its words to itself'],
  ],
  'Loading bar: starts at 0, appears after a 200 ms throttle': [[bar, 'appears after 200 ms of loading']],
  'Loading bar: estimated over 2000 ms': [
    [bar, 'is estimated over 2000 ms'],
    [bar, 'grows by the time'],
  ],
  'Loading bar: 3 px high, white, an error colour on error': [
    [states, 'the loading bar is 3 px high and white, and shows another colour on an error'],
  ],
  'Loading bar: ends at 100, hides after 500 ms, resets after 400 ms': [
    [bar, 'ends at 100, hides after 500 ms and is reset 400 ms later'],
    [bar, 'starts at 0 again'],
  ],
  'Locale-prefixed paths': [
    [`${lib}locale.test.ts`, 'writes a path in each language'],
    [`${lib}locale.test.ts`, 'keeps links in the language of the page'],
    [router, 'keeps the language on the way'],
  ],
  'Locale cookie: 365 days, path /, SameSite=Lax': [
    [`${lib}locale.test.ts`, 'remembers the language for a year'],
    [moves, 'is remembered for a year'],
  ],
  'A switch of language loads messages, stores the cookie and leads to the page': [
    [moves, 'a switch of language keeps the page and its query'],
    [`${lib}messages.test.ts`, 'has every text in Dutch'],
  ],
  'Failures of loading a language are only logged': [
    [`${lib}intl.test.ts`, 'only logs that it did not load'],
  ],
  'Colour mode is persisted; forcing system is refused with a warning': [
    [`${lib}color-mode.test.ts`, 'persists the choice'],
    [`${lib}color-mode.test.ts`, 'lets a page force a mode'],
    [`${lib}color-mode.test.ts`, 'refuses to force system'],
  ],
  'Toasts: 4000 ms, at most 3, 14 px apart, bottom right': [
    [toasts, 'keeps toasts for 4 s, at most 3 of them, 14 px apart'],
  ],
  'Toasts: 20 px swipe-dismiss threshold': [[toasts, 'after a swipe of 20 px']],
  'Toasts: 356 px wide, 200 ms removal': [[toasts, '356 px wide and take 200 ms']],
  'builds/latest.json with a timestamp query every 3,600,000 ms': [
    [version, 'is looked for every hour, past every cache'],
    [version, 'looks for a newer build each 3,600,000 ms'],
  ],
  'The next navigation is a full load, at most once per path in 10,000 ms': [
    [version, 'loads the next page anew once a newer build was seen'],
    [version, 'at most once per path in ten seconds'],
    [moves, 'a newer build leads to one full load'],
  ],
  'A failed code chunk triggers the same': [[moves, 'a part that is gone']],
  'builds/meta/{buildId}.json is fetched about 1 s after idle': [
    [version, 'is read by the id of the build'],
    [version, 'reads its manifest a second after it is idle'],
  ],
  'Its route rules may redirect; external redirects do a full navigation': [
    [version, 'follows the redirects of its manifest'],
    [version, 'never follows one to what is no web page'],
  ],
  'A failed manifest fetch is only logged': [[version, 'that does not load is only logged']],
  'Per-page _payload.json': [[edge, 'from what was rendered at build']],
  'External URLs need permission; javascript: and data: never': [
    [`${lib}leave.test.ts`, 'which is ours'],
    [`${lib}leave.test.ts`, 'never goes to'],
  ],
};

const pages: Record<string, Shown[]> = {
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
  'Contact: fields and character counter': [[prerendered, 'what is typed stays, is sent, and arrives once']],
  'Contact: Sending...': [[prerendered, 'says so while and after']],
  'Contact: success': [
    [states, 'that was sent says so, and when there is an answer'],
    [prerendered, 'what is typed stays, is sent, and arrives once'],
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

const calls: Record<string, Shown[]> = {
  'Signed in once user and token are set; logout clears both': [
    [session, 'stores a sign-in, tells its listeners'],
    [session, 'signs out only once the server has ended the session'],
    [signedIn, 'signing out ends the app in this tab'],
  ],
  'If loading the user fails, both are cleared and it is logged': [
    [session, 'clears user and token when loading fails, and logs it'],
    [signedIn, 'that cannot be told is nobody, and is logged'],
  ],
  'Routes under /public skip loading the user; all others load it first': [
    [`${lib}signed-in-hint.test.ts`, 'skips pages under /public'],
    [router, 'asks who is signed in before it shows a page, but not under /public'],
    [signedIn, 'once, without a fault in a visitor’s console'],
    [signedIn, 'is not asked on pages under /public'],
  ],
  'A failed conversion clears the session and passes the error on': [
    [session, 'clears the session and passes the error on'],
  ],
  'A visitor under /app goes to sign in, and lands where they wanted; same origin only': [
    [router, 'sends a visitor of the app to sign in'],
    [siteE2e, 'lands on the page that was asked for'],
    [`${lib}redirect.test.ts`, 'refuses'],
    [signedIn, 'signing in never leads off the site'],
    [signedIn, 'registering never leads off the site'],
  ],
  'store-session, logout-session and me': [
    ['functions/identity/session.integration.test.ts', 'starts with the token of a sign-in'],
    ['functions/identity/session.integration.test.ts', 'ends at sign-out'],
    [attack, 'each sign-in makes a new session'],
    [attack, 'neither cookie nor token opens anything'],
    [attack, 'is for this host, this site and the browser alone'],
  ],
  'Bearer token on other calls': [[client, 'sends the token and answers what the contract names']],
  '/ingest only on the live site and without the ignore flag': [
    [analytics, 'counts visits of the live site only'],
    [edge, 'takes our prefix off'],
  ],
  'PostHog: identification, page views, page leave, nothing under /public': [
    [analytics, 'is who is signed in, by id'],
    [analytics, 'is a page view on every change of route'],
    [analytics, 'captures nothing by itself but leaving'],
    [`${lib}consent.test.ts`, 'tells nobody of a yes before there is one'],
    [counting, 'visits are counted after a yes'],
    [counting, 'a signed-in user is known by id'],
  ],
  'PostHog: its figures': [
    [analytics, 'flushes every 3 s'],
    [analytics, 'ends a session after 24 hours and a request after 60 seconds'],
  ],
  'Referral cookies are read at registration; failures are only logged': [
    [`${lib}referral.test.ts`, 'reads who referred the visitor'],
    [`${lib}referral.test.ts`, 'only logs what it cannot read'],
    [counting, 'its cookies go along with a registration'],
    ['functions/identity/session.integration.test.ts', 'remembers language and referral'],
  ],
  'The HTTP client throws for 400 to 599': [[client, 'without another try']],
  'The HTTP client retries once, safe requests only': [
    [client, 'not twice'],
    [client, 'reads once more after'],
    [client, 'never repeats a change'],
  ],
  'Data fetching: up to 3 retries': [[`${lib}query.test.ts`, 'tries three times more']],
  'Data fetching: from 1 s doubling to at most 30 s': [[`${lib}query.test.ts`, 'at most 30 seconds']],
  'Data fetching: cleared after 5 minutes': [[`${lib}query.test.ts`, 'forgets after five minutes']],
  'API errors show their message, a list joined': [[client, 'joins a message that is a list']],
  'Cancelled requests are only logged': [[client, 'passes a cancelled request on']],
  'Quiz state in the browser': [
    ['frontend/runtime/session.test.ts', 'what is stored is the quiz, its version'],
    ['frontend/runtime/storage.test.ts', 'under the quiz’s own key'],
  ],
  'Draggable lists report added, removed and moved': [['frontend/src/ui/reorder.test.ts', 'lands at']],
  'Errors answer {code, message, requestId}, and issues': [
    ['functions/lib/serve.test.ts', 'is answered 400 with issues that name the field'],
  ],
  '5xx bodies say nothing internal': [
    ['functions/lib/serve.test.ts', 'is answered 500 without a word of it'],
  ],
};

/** What is agreed about the site, line by line, and the tests that show it. */
export const lines: Record<string, Shown[]> = { ...screens, ...navigation, ...pages, ...calls };
