import { watchConsent } from './consent.ts';
import { isLive } from './counting.ts';
import { referralCookies } from './referral.ts';

/** The programme's script. The edge allows its hosts in the policy of our pages when an id is configured. */
const programme = 'https://cdn.firstpromoter.com/fpr.js';

const add = (src: string, id: string) => {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  script.dataset.id = id;
  document.head.append(script);
};

/** The programme may have set its cookies for the host or for the whole domain. */
const domainsOf = (hostname: string) =>
  ['', hostname, hostname.split('.').slice(-2).join('.')].map((one) => one && `; Domain=${one}`);

const forget = (name: string) => {
  for (const domain of domainsOf(window.location.hostname)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
  }
};

/**
 * Lets the affiliate programme remember who referred the visitor, in production and with consent only; a no takes
 * its cookies away again.
 */
export const startAffiliate = (production: boolean): void => {
  const page = document.documentElement.dataset;
  const id = page.affiliate;
  if (!id || !production || !isLive(window.location)) return;
  watchConsent((answer) => {
    if (answer === 'no') referralCookies.forEach(forget);
    else if (page.programme === undefined) {
      // The page's element remembers it: this runs in the app, and on pages that the app has not come to.
      page.programme = '';
      for (const src of ['/affiliate.js', programme]) add(src, id);
    }
  });
};
