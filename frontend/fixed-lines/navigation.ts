import {
  bar,
  edge,
  frame,
  type Lines,
  lib,
  moves,
  router,
  site,
  siteE2e,
  states,
  toasts,
  version,
} from './shown.ts';

/** Section 1: how a visitor moves through the site. */
export const navigation: Lines = {
  'Unmatched path: 404 with Page not found: {path}': [
    [siteE2e, 'is a 404 that names it'],
    [edge, 'with a real 404 that names it'],
  ],
  'A validate check rejects with Page Not Found: {fullPath}, the path in the data': [
    [`${lib}validate.test.ts`, 'with its full path in words and in the data'],
  ],
  'Scroll to top on page change, or to the hash': [['frontend/e2e/navigation.e2e.ts', 'scrolls to the top']],
  'Header: Home, Features, Pricing, Blog, About, Contact, each to its page': [
    [frame, 'the header leads to %s'],
    [site, 'has no broken link'],
  ],
  'Header: Get Started for a visitor': [[frame, 'the header offers a visitor Get Started']],
  'Header: Go to App for who is signed in': [[frame, 'the header offers who is signed in Go to App']],
  'Footer: privacy and terms': [[frame, 'the footer leads to privacy and terms']],
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
  'Toasts: 4000 ms': [[toasts, 'keeps toasts for 4 s']],
  'Toasts: at most 3 visible': [[toasts, 'at most 3 of them']],
  'Toasts: 14 px gap': [[toasts, '14 px apart']],
  'Toasts: bottom right': [[toasts, 'keeps toasts for 4 s, at most 3 of them, 14 px apart']],
  'Toasts: 20 px swipe-dismiss threshold': [[toasts, 'after a swipe of 20 px']],
  'Toasts: 356 px wide': [[toasts, '356 px wide']],
  'Toasts: 200 ms removal animation': [[toasts, 'take 200 ms']],
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
