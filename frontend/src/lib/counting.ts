import type { PostHog, PostHogConfig } from 'posthog-js';
import { readPath } from './read-path.ts';
import { needsUser } from './signed-in-hint.ts';

/** Set on a device whose visits are not to be counted. */
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

/**
 * The key under which this page's visit is counted; null where it is not.
 * @param storage of the device
 */
export const countingKey = (storage: Pick<Storage, 'getItem'>): string | null => {
  const { hostname, protocol } = window.location;
  const isHere = isCounted({ hostname, protocol, ignored: storage.getItem(ignoreFlag) !== null });
  return (isHere && document.documentElement.dataset.posthog) || null;
};

/** Milliseconds after which a visit is counted, so that the page comes first. */
export const pause = 1000;

/**
 * Counts a page once, whichever of the page's scripts comes first: the page's element remembers it.
 * @param path of the page
 */
export const countView = (posthog: Pick<PostHog, 'capture'>, page: DOMStringMap, path: string): void => {
  if (path === page.counted) return;
  page.counted = path;
  if (isTracked(path)) posthog.capture('$pageview');
};

/** Sets product analytics up, once. */
export const prepare = (posthog: PostHog, key: string): void => {
  if (!posthog.__loaded) posthog.init(key, config);
  posthog.opt_in_capturing({ captureEventName: false });
};
