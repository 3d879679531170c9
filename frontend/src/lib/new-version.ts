import type { AnyRouter } from '@tanstack/react-router';
import { mayLoadAnew } from './full-load.ts';
import { isOwn, leaveTo } from './leave.ts';
import { readPath } from './read-path.ts';

/** Milliseconds between two looks for a newer build. */
export const checkEvery = 3_600_000;
/** Milliseconds after the browser is idle, before the build's manifest is read. */
const manifestAfter = 1000;

/** What a build says about its paths: where a path leads instead. */
export interface Manifest {
  id: string;
  routeRules: Record<string, { redirect?: string }>;
}

interface Surroundings {
  /** The build that this page came with. */
  build: string;
  fetch: (path: string) => Promise<{ ok: boolean; json(): Promise<unknown> }>;
  now(): number;
}

const read = async <Body>(path: string, { fetch }: Surroundings): Promise<Body> => {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} is not there.`);
  return (await response.json()) as Body;
};

/** Whether a newer build than this page's is live. A failure is logged, and says no. */
export const isOutdated = async (around: Surroundings): Promise<boolean> => {
  try {
    const { id } = await read<{ id: string }>(`/builds/latest.json?${around.now()}`, around);
    return id !== around.build;
  } catch (error) {
    console.error('The newest version is not known', error);
    return false;
  }
};

/** The manifest of this page's build. A failure is only logged. */
export const readManifest = async (around: Surroundings): Promise<Manifest | undefined> => {
  try {
    return await read<Manifest>(`/builds/meta/${around.build}.json`, around);
  } catch (error) {
    console.error('The manifest of this version did not load', error);
    return undefined;
  }
};

const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(() => run()) : setTimeout(run);

const follow = (router: AnyRouter, redirect: string) => {
  if (isOwn(redirect, window.location.origin)) router.history.replace(redirect);
  else leaveTo(redirect, { external: true });
};

/**
 * Keeps a page that stays open with its time: once a newer build is live, the next navigation loads the page anew,
 * and the rules of the build's manifest may lead elsewhere.
 */
export const keepUpToDate = (router: AnyRouter): void => {
  const build = document.documentElement.dataset.build;
  if (!build) return;
  const around = { build, fetch: (path: string) => fetch(path), now: Date.now };
  let outdated = false;
  let manifest: Manifest | undefined;
  setInterval(async () => {
    outdated ||= await isOutdated(around);
  }, checkEvery);
  whenIdle(() =>
    setTimeout(async () => {
      manifest = await readManifest(around);
    }, manifestAfter),
  );
  router.subscribe('onBeforeNavigate', ({ toLocation, pathChanged }) => {
    const { pathname } = new URL(toLocation.publicHref, window.location.origin);
    const redirect = manifest?.routeRules[readPath(pathname).path]?.redirect;
    if (redirect) follow(router, redirect);
    else if (pathChanged && outdated && mayLoadAnew(pathname, Date.now(), sessionStorage))
      leaveTo(toLocation.publicHref);
  });
};
