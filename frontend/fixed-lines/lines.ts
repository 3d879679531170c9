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
  ],
  'Auth routes': [routes],
  '/shopify/checkout/complete/{subscriptionId}': [routes, [router, 'takes a merchant back from Shopify']],
  'App routes behind sign-in': [routes, [router, 'sends a visitor of the app to sign in']],
  Breadcrumbs: [[words, 'worded as agreed']],
  'Title template and default title': [[numbers, 'titles are the page’s, a dash']],
  'Theme colour #D97706; social preview image 1600 × 900': [
    [numbers, 'the theme colour is #D97706'],
    [site, 'has a picture of 1600 × 900'],
  ],
  'Structured data names three plans': [[site, 'names its three plans as offers']],
  'Affiliate script with a local companion, in production only, by environment': [
    [`${lib}affiliate.test.ts`, 'loads the script and its companion'],
    [`${lib}affiliate.test.ts`, 'loads nothing'],
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
  'Loading bar': [[numbers, 'the loading bar starts at 0']],
  'Locale cookie and prefixes': [
    [`${lib}locale.test.ts`, 'remembers the language for a year'],
    [`${lib}locale.test.ts`, 'writes a path in each language'],
    [`${lib}messages.test.ts`, 'has every text in Dutch'],
  ],
  'Colour mode is persisted; forcing system is refused with a warning': [
    [`${lib}color-mode.test.ts`, 'persists the choice'],
    [`${lib}color-mode.test.ts`, 'lets a page force a mode'],
    [`${lib}color-mode.test.ts`, 'refuses to force system'],
  ],
  Toasts: [
    ['frontend/fit-sonner.test.ts', 'keeps toasts for 4 s'],
    ['frontend/fit-sonner.test.ts', 'after a swipe of 20 px'],
    ['frontend/fit-sonner.test.ts', '356 px wide and take 200 ms'],
  ],
  'builds/latest.json every 3,600,000 ms; full load at most once per path in 10 s': [
    [`${lib}new-version.test.ts`, 'is looked for every hour'],
    [`${lib}new-version.test.ts`, 'at most once per path in ten seconds'],
    ['frontend/e2e/navigation.e2e.ts', 'a newer build leads to one full load'],
  ],
  'A failed code chunk triggers the same': [['frontend/e2e/navigation.e2e.ts', 'a part that is gone']],
  'The manifest, its redirects, and a failure that is only logged': [
    [`${lib}new-version.test.ts`, 'is read by the id of the build'],
    [`${lib}new-version.test.ts`, 'that does not load is only logged'],
  ],
  'Per-page _payload.json': [[edge, 'from what was rendered at build']],
  'External URLs need permission; javascript: and data: never': [
    [`${lib}leave.test.ts`, 'which is ours'],
    [`${lib}leave.test.ts`, 'never goes to'],
  ],
};

const pages: Record<string, Shown[]> = {
  'Home: visitor and signed-in hero': [[words, 'worded as agreed']],
  'Home: the demo quiz for shoes': [
    [words, 'the result of a quiz is worded as agreed'],
    ['frontend/fixed-lines/demo.test.ts', 'asks for activity, location and budget'],
    ['frontend/fixed-lines/demo.test.ts', 'recommends something for every combination'],
  ],
  'Home: the watch-demo modal': [[prerendered, 'a press counts']],
  'Pricing: plans and badge': [
    [numbers, 'plans have their names'],
    [words, 'worded as agreed'],
  ],
  'Blog: cards, posts, not found, empty': [
    [words, 'worded as agreed'],
    ['frontend/fixed-lines/blog.test.ts', 'has at least twelve posts in each language'],
  ],
  'Contact: fields and states': [
    [words, 'worded as agreed'],
    [prerendered, 'what is typed stays, is sent, and arrives once'],
  ],
  'Contact: stored and mailed, never lost': [
    ['functions/inbox/receive.integration.test.ts', 'is stored with a mail to us'],
    ['functions/inbox/receive.integration.test.ts', 'is not lost when the queue is away'],
  ],
};

const calls: Record<string, Shown[]> = {
  'Signed in once user and token are set; logout clears both': [
    [session, 'stores a sign-in, tells its listeners'],
  ],
  'If loading the user fails, both are cleared and it is logged': [
    [session, 'clears user and token when loading fails'],
  ],
  'Routes under /public skip loading the user; all others load it first': [
    [`${lib}signed-in-hint.test.ts`, 'skips pages under /public'],
  ],
  'A failed conversion clears the session and passes the error on': [
    [session, 'clears the session and passes the error on'],
  ],
  'A visitor under /app goes to sign in, and lands where they wanted; same origin only': [
    [router, 'sends a visitor of the app to sign in'],
    [siteE2e, 'lands on the page that was asked for'],
    [`${lib}redirect.test.ts`, 'refuses'],
  ],
  'store-session, logout-session and me': [
    ['functions/identity/session.integration.test.ts', 'starts with the token of a sign-in'],
    ['functions/identity/session.integration.test.ts', 'ends at sign-out'],
  ],
  'Bearer token on other calls': [
    [`${lib}client.test.ts`, 'sends the token and answers what the contract names'],
  ],
  '/ingest only on the live site and without the ignore flag': [
    [analytics, 'counts visits of the live site only'],
    [edge, 'takes our prefix off'],
  ],
  'PostHog: identification, page views, page leave, nothing under /public': [
    [analytics, 'is who is signed in, by id'],
    [analytics, 'is a page view on every change of route'],
    [analytics, 'captures nothing by itself but leaving'],
    [`${lib}consent.test.ts`, 'tells nobody of a yes before there is one'],
  ],
  'PostHog: its figures': [
    [analytics, 'flushes every 3 s'],
    [analytics, 'ends a session after 24 hours and a request after 60 seconds'],
  ],
  'Referral cookies are read at registration; failures are only logged': [
    [`${lib}referral.test.ts`, 'reads who referred the visitor'],
    [`${lib}referral.test.ts`, 'only logs what it cannot read'],
    ['functions/identity/session.integration.test.ts', 'remembers language and referral'],
  ],
  'The HTTP client retries once, safe requests only': [
    [`${lib}client.test.ts`, 'reads once more after'],
    [`${lib}client.test.ts`, 'never repeats a change'],
  ],
  'Data fetching retries': [
    [`${lib}query.test.ts`, 'tries three times more'],
    [`${lib}query.test.ts`, 'at most 30 seconds'],
    [`${lib}query.test.ts`, 'forgets after five minutes'],
  ],
  'API errors show their message, a list joined': [
    [`${lib}client.test.ts`, 'joins a message that is a list'],
  ],
  'Cancelled requests are only logged': [[`${lib}client.test.ts`, 'passes a cancelled request on']],
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
