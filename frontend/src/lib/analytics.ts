import type { AnyRouter } from '@tanstack/react-router';
import type { PostHog, PostHogConfig } from 'posthog-js';
import { watchConsent } from './consent.ts';
import { readPath } from './read-path.ts';
import type { Session } from './session.ts';
import { needsUser } from './signed-in-hint.ts';

const ignoreFlag = 'analytics-ignore';

interface Surroundings {
  hostname: string;
  protocol: string;
  /** Set by whoever does not want to be counted on this device. */
  ignored: boolean;
}

/** Whether this is the live site: neither localhost nor a file. */
export const isLive = ({ hostname, protocol }: Omit<Surroundings, 'ignored'>): boolean =>
  protocol !== 'file:' && !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|.*\.localhost)$/.test(hostname);

/** Whether visits of this page are counted: never on localhost, on file pages, or where the ignore flag is set. */
export const isCounted = ({ ignored, ...page }: Surroundings): boolean => !ignored && isLive(page);

/** Pages under `/public` are not tracked, in any language. */
export const isTracked = (path: string): boolean => needsUser(readPath(path).path);

/**
 * A session ends after 24 hours and a request after 60 seconds by the library's own rules, which are no options;
 * a test holds them.
 */
export const config: Partial<PostHogConfig> = {
  api_host: '/ingest',
  person_profiles: 'identified_only',
  capture_pageview: false,
  capture_pageleave: true,
  autocapture: false,
  disable_session_recording: true,
  disable_surveys: true,
  disable_external_dependency_loading: true,
  advanced_disable_flags: true,
  session_idle_timeout_seconds: 30 * 60,
  request_queue_config: { flush_interval_ms: 3000 },
  rate_limiting: { events_per_second: 10, events_burst_limit: 100 },
  before_send: (event) => (isTracked(window.location.pathname) ? event : null),
};

export type Counter = Pick<PostHog, 'identify' | 'reset' | 'capture'>;
export type Watched = Pick<AnyRouter, 'state' | 'subscribe'>;

/** Tells who is signed in, and every change of page. */
export const watch = (posthog: Counter, router: Watched, session: Pick<Session, 'user' | 'onChange'>) => {
  const identify = () => {
    const user = session.user();
    if (user) posthog.identify(user.id, { email: user.email });
    else posthog.reset();
  };
  let seen = '';
  const view = (path: string) => {
    if (path === seen) return;
    seen = path;
    if (isTracked(path)) posthog.capture('$pageview');
  };
  if (session.user()) identify();
  session.onChange(identify);
  view(router.state.location.pathname);
  router.subscribe('onResolved', ({ toLocation }) => view(toLocation.pathname));
};

/** Milliseconds after consent, so that the page comes first. */
const pause = 1000;

/** Loads product analytics once the reader has agreed, where visits are counted and a key is configured. */
export const startAnalytics = (router: AnyRouter, session: Session) => {
  const { hostname, protocol } = window.location;
  const key = document.documentElement.dataset.posthog;
  if (!key || !isCounted({ hostname, protocol, ignored: localStorage.getItem(ignoreFlag) !== null })) return;
  let loading: Promise<PostHog> | undefined;
  const load = async () => {
    await new Promise((resolve) => setTimeout(resolve, pause));
    const { posthog } = await import('posthog-js');
    posthog.init(key, config);
    watch(posthog, router, session);
    return posthog;
  };
  const allow = async () => {
    loading ??= load();
    (await loading).opt_in_capturing({ captureEventName: false });
  };
  const refuse = async () => {
    const posthog = await loading;
    posthog?.reset();
    posthog?.opt_out_capturing();
  };
  watchConsent((answer) => {
    const done = answer === 'yes' ? allow() : refuse();
    done.catch((error) => console.error('Analytics did not load', error));
  });
};
