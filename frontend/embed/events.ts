import type { Tell } from '#frontend/runtime/happened.ts';
import { newSession } from '#frontend/runtime/id.ts';
import type { Device, Display } from '#shared/model/event.ts';
import { mayCount, type ShopifyPage } from './consent.ts';
import { createEventQueue } from './eventQueue.ts';
import type { Mounting } from './mount.tsx';

const device = (): Device => {
  const { width, height } = screen;
  if (!matchMedia('(pointer:coarse)').matches) return 'desktop';
  return width < 600 || height < 600 ? 'phone' : 'tablet';
};

const modes: Record<string, Display> = {
  button: 'button',
  popup: 'popup',
  'slide-in': 'slideIn',
  page: 'page',
};

/** Tells when half of the quiz is on screen, or half of the screen is the quiz. */
const sight = (see: () => void) =>
  new IntersectionObserver(
    (entries) => {
      for (const { intersectionRatio, intersectionRect } of entries)
        if (intersectionRatio >= 0.5 || intersectionRect.height >= innerHeight / 2) see();
    },
    { threshold: [0, 0.1, 0.2, 0.3, 0.4, 0.5] },
  );

/** Calls `decide` now and whenever what the visitor allows may have changed, until the signal. */
const watchConsent = (
  element: Element,
  decide: (allowed: boolean | undefined) => void,
  signal: AbortSignal,
) => {
  let collected: boolean | undefined;
  // A page may have put anything in Shopify's place: what cannot be asked is not allowed.
  const ask = (load?: unknown) => {
    try {
      const { Shopify } = window as { Shopify?: ShopifyPage };
      decide(mayCount(element.getAttribute('consent'), Shopify, collected));
      if (load) Shopify?.loadFeatures?.([{ name: 'consent-tracking-api', version: '0.1' }], () => ask());
    } catch {
      decide(undefined);
    }
  };
  const observer = new MutationObserver(() => ask());
  observer.observe(element, { attributeFilter: ['consent'] });
  signal.onabort = () => observer.disconnect();
  const collect = ({ detail }: CustomEventInit<{ analyticsAllowed?: boolean }>) => {
    collected = detail?.analyticsAllowed === true;
    ask();
  };
  document.addEventListener('visitorConsentCollected', collect as EventListener, { signal });
  // Once the page is loaded the shop's own script is there.
  addEventListener('load', ask, { signal });
  ask(document.readyState === 'complete');
};

/**
 * Counts what happens in a quiz, where the visitor allows it. Whether a program takes the quiz is for the server to
 * see: a rule here would weigh on every page, and not change for pages that are open.
 */
export const count = ({ element, place, head, locale, origin }: Mounting): { tell: Tell; stop(): void } => {
  const url = `${origin}/api/public/events`;
  // As plain text a body needs no preflight, and can go out while the page is left.
  const post = (body: string) =>
    fetch(url, { method: 'POST', body, credentials: 'omit', keepalive: true }).then(
      ({ status }) => status < 500 && status !== 429,
      () => false,
    );
  let timer: ReturnType<typeof setTimeout> | undefined;
  const mode = modes[element.getAttribute('mode') ?? ''] ?? 'inline';
  const { quizId, version } = head;
  const { tell, see, decide, leave } = createEventQueue(
    { quizId, version, locale, device: device(), mode },
    {
      send: post,
      leave: (body) => navigator.sendBeacon(url, body) || void post(body),
      schedule: (run, milliseconds) => {
        clearTimeout(timer);
        timer = setTimeout(run, milliseconds);
      },
      now: Date.now,
      id: newSession,
    },
  );
  const end = new AbortController();
  const { signal } = end;
  const hide = () => document.hidden && leave();
  document.addEventListener('visibilitychange', hide, { signal });
  addEventListener('pagehide', leave, { signal });
  const seeing = sight(see);
  seeing.observe(place);
  watchConsent(element, decide, signal);
  return {
    tell,
    stop() {
      leave();
      clearTimeout(timer);
      seeing.disconnect();
      end.abort();
    },
  };
};
