import type { AnyRouter } from '@tanstack/react-router';
import type { PostHog, PostHogConfig } from 'posthog-js';
import type { Session } from './session.ts';

const ignoreFlag = 'analytics-ignore';
const key: string | undefined = import.meta.env.VITE_POSTHOG_KEY;

interface Surroundings {
  hostname: string;
  protocol: string;
  /** Set by whoever does not want to be counted on this device. */
  ignored: boolean;
}

/** Whether visits of this page are counted: never on localhost, on file pages, or where the ignore flag is set. */
export const isCounted = ({ hostname, protocol, ignored }: Surroundings): boolean =>
  !ignored &&
  protocol !== 'file:' &&
  !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|.*\.localhost)$/.test(hostname);

/** Pages under `/public` are not tracked. */
export const isTracked = (path: string): boolean => path !== '/public' && !path.startsWith('/public/');

const config: Partial<PostHogConfig> = {
  api_host: '/ingest',
  person_profiles: 'identified_only',
  capture_pageview: false,
  capture_pageleave: false,
  autocapture: false,
  disable_session_recording: true,
  disable_surveys: true,
  disable_external_dependency_loading: true,
  advanced_disable_decide: true,
  session_idle_timeout_seconds: 30 * 60,
  request_queue_config: { flush_interval_ms: 3000 },
  rate_limiting: { events_per_second: 10, events_burst_limit: 100 },
};

const watch = (posthog: PostHog, router: AnyRouter, session: Session) => {
  const identify = () => {
    const user = session.user();
    if (user) posthog.identify(user.id, { email: user.email });
    else posthog.reset();
  };
  const view = (path: string) => isTracked(path) && posthog.capture('$pageview');
  if (session.user()) identify();
  session.onChange(identify);
  view(router.state.location.pathname);
  router.subscribe('onResolved', ({ pathChanged, toLocation }) => {
    if (pathChanged) view(toLocation.pathname);
  });
  window.addEventListener('pagehide', () => {
    if (isTracked(router.state.location.pathname)) posthog.capture('$pageleave');
  });
};

/** Loads product analytics when the browser is idle, where visits are counted and a key is configured. */
export const startAnalytics = (router: AnyRouter, session: Session) => {
  const { hostname, protocol } = window.location;
  if (!key || !isCounted({ hostname, protocol, ignored: localStorage.getItem(ignoreFlag) !== null })) return;
  const load = async () => {
    const { posthog } = await import('posthog-js');
    posthog.init(key, config);
    watch(posthog, router, session);
  };
  setTimeout(() => load().catch((error) => console.error('Analytics did not load', error)), 1000);
};
