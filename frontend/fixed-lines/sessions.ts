import {
  affiliate,
  analytics,
  attack,
  client,
  counting,
  edge,
  type Lines,
  lib,
  router,
  session,
  signedIn,
  siteE2e,
} from './shown.ts';

/** Section 2: sessions and calls. */
export const sessions: Lines = {
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
    [counting, 'who agreed before and only reads is counted'],
    [counting, 'a signed-in user is known by id'],
  ],
  'PostHog: its figures': [
    [analytics, 'flushes every 3 s'],
    [analytics, 'ends a session after 24 hours and a request after 60 seconds'],
  ],
  'Referral cookies are read at registration; failures are only logged': [
    [`${lib}referral.test.ts`, 'reads who referred the visitor'],
    [`${lib}referral.test.ts`, 'only logs what it cannot read'],
    [affiliate, 'its cookies go along with a registration'],
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
  'Draggable lists report added, removed and moved with element and index': [
    ['frontend/src/ui/list-change.test.ts', 'reports what was added, with element and index'],
    ['frontend/src/ui/list-change.test.ts', 'reports what was removed, with element and index'],
    ['frontend/src/ui/list-change.test.ts', 'reports what was moved, with element and index'],
    ['frontend/src/ui/reorder.test.ts', 'lands at'],
  ],
};
