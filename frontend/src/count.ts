/**
 * What the start script brings for a reader who agreed to be counted and is not signed in: it counts the page and
 * remembers who referred them, without the app. It is built by itself, since a part shared with the app would bring
 * the app along.
 */
import { startAffiliate } from './lib/affiliate.ts';
import { readConsent } from './lib/consent.ts';
import { countingKey, countView, pause, prepare } from './lib/counting.ts';

/** Address of `lib/posthog.ts` in the build, put in when this is built: the app has the same one instance. */
declare const POSTHOG_PATH: string;

const loaded = () =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === 'complete') resolve(undefined);
    else addEventListener('load', resolve, { once: true });
  });

const count = async () => {
  const key = countingKey(localStorage);
  if (!key) return;
  await loaded();
  await new Promise((resolve) => setTimeout(resolve, pause));
  const { posthog }: typeof import('./lib/posthog.ts') = await import(/* @vite-ignore */ POSTHOG_PATH);
  if (readConsent() !== 'yes') return;
  prepare(posthog, key);
  countView(posthog, document.documentElement.dataset, location.pathname);
};

startAffiliate(true);
count().catch((error: unknown) => console.error('The visit is not counted', error));
