import type { AnyRouter } from '@tanstack/react-router';
import type { PostHog } from 'posthog-js';
import { watchConsent } from './consent.ts';
import { countingKey, countView, pause, prepare } from './counting.ts';
import type { Session } from './session.ts';

export type Counter = Pick<PostHog, 'identify' | 'reset' | 'capture'>;
export type Watched = Pick<AnyRouter, 'state' | 'subscribe'>;

/**
 * Tells who is signed in, and every change of page.
 * @param page what the page's element remembers
 */
export const watch = (
  posthog: Counter,
  router: Watched,
  session: Pick<Session, 'user' | 'onChange'>,
  page: DOMStringMap,
) => {
  const identify = () => {
    const user = session.user();
    if (user) posthog.identify(user.id, { email: user.email });
    else posthog.reset();
  };
  const view = (path: string) => countView(posthog, page, path);
  if (session.user()) identify();
  session.onChange(identify);
  view(router.state.location.pathname);
  router.subscribe('onResolved', ({ toLocation }) => view(toLocation.pathname));
};

/** Loads product analytics once the reader has agreed, where visits are counted and a key is configured. */
export const startAnalytics = (router: AnyRouter, session: Session) => {
  const key = countingKey(localStorage);
  if (!key) return;
  let loading: Promise<PostHog> | undefined;
  const load = async () => {
    await new Promise((resolve) => setTimeout(resolve, pause));
    const { posthog } = await import('./posthog.ts');
    prepare(posthog, key);
    watch(posthog, router, session, document.documentElement.dataset);
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
