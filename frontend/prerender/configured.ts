interface Env {
  /** The project's key at the product-analytics service; without it nothing is counted. */
  POSTHOG_KEY?: string | undefined;
  /** Our id in the affiliate programme; without it no script of theirs is loaded. */
  AFFILIATE_ID?: string | undefined;
}

/** @throws Error when a value could end the attribute that it stands in */
const attribute = (name: string, value: string | undefined): string => {
  if (!value) return '';
  if (!/^[\w.-]+$/.test(value)) throw new Error(`${name} holds more than letters, digits, dots and dashes.`);
  return ` data-${name}="${value}"`;
};

/** What the environment of the build tells the pages, as attributes of their element. */
export const configured = ({ POSTHOG_KEY, AFFILIATE_ID }: Env): string => {
  const given = attribute('posthog', POSTHOG_KEY) + attribute('affiliate', AFFILIATE_ID);
  return given && `${given} data-asks`;
};

/** Hosts of others that the pages need, by the directive of their policy; the stack adds them. */
export const foreignSources = ({ AFFILIATE_ID }: Env): Record<string, string[]> =>
  AFFILIATE_ID
    ? {
        'script-src': ['https://cdn.firstpromoter.com'],
        'connect-src': ['https://*.firstpromoter.com'],
      }
    : {};
