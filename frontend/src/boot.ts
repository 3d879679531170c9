/**
 * The start script of pages that were rendered at build: a classic script, run before the first paint. It puts the
 * reader's colours on the page, and brings the app when somebody reaches for a control; links work without it.
 */
import { closeMenus } from './lib/close-menus.ts';
import { answerConsent, askConsentOnce, readConsent } from './lib/consent.ts';
import { darkMedia } from './lib/dark-media.ts';
import { colorModeKey, languageKey, readyEvent, signedInKey } from './lib/device-keys.ts';
import { askEarly } from './lib/early-session.ts';
import { readPath } from './lib/read-path.ts';
import { keepHint, needsUser } from './lib/signed-in-hint.ts';

/** Path of the call that tells who is signed in; put in when this is built, so that it brings no contract. */
declare const ME_PATH: string;

(() => {
  const root = document.documentElement;
  const { app = '', count = '' } = document.currentScript?.dataset ?? {};
  const stored = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const store = (key: string, value: string) => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // A browser that keeps nothing asks again next time.
    }
  };

  const mode = stored(colorModeKey);
  if (mode === 'light' || mode === 'dark') root.dataset.theme = mode;

  let waiting: HTMLElement | undefined;
  let started = false;
  let ready = false;
  const start = () => {
    if (started || !app) return;
    started = true;
    import(/* @vite-ignore */ app);
  };
  const whenParsed = (run: () => void) => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run);
    else run();
  };
  const nearest = (event: Event, selector: string) =>
    event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
  /** A group of choices takes the focus as a whole until the app hands it on to the one that is chosen. */
  const group = '[role=group],[role=radiogroup]';
  const controls = `button,input,select,textarea,${group},[data-live]`;

  /**
   * Pictures wait until they are in view, as they are written: the browser would otherwise begin with those of the
   * device's colours before the reader's choice is known. Here they learn it as they arrive, and which need not wait.
   */
  const fitPictures = () => {
    const media = darkMedia(mode);
    for (const source of document.querySelectorAll<HTMLSourceElement>('source[data-dark]'))
      if (source.media !== media) source.media = media;
    for (const image of document.querySelectorAll<HTMLImageElement>('img[data-early]'))
      image.loading = 'eager';
  };
  const arriving = new MutationObserver(fitPictures);
  arriving.observe(root, { childList: true, subtree: true });
  whenParsed(() => {
    fitPictures();
    arriving.disconnect();
  });

  if (stored(signedInKey)) {
    root.dataset.member = '';
    whenParsed(start);
  }

  /** Who reads is asked on every page but those under `/public`; the page does not wait for it. */
  const askWho = async () => {
    const found = await askEarly(ME_PATH).catch((error: unknown) => {
      console.error('No session', error);
      return { user: null };
    });
    keepHint(found.user !== null);
    if (found.user === null) {
      if (root.dataset.asks !== undefined && readConsent() === 'yes' && !started)
        import(/* @vite-ignore */ count).catch((error: unknown) =>
          console.error('The visit is not counted', error),
        );
      return;
    }
    root.dataset.member = '';
    start();
  };
  if (needsUser(readPath(location.pathname).path)) whenParsed(askWho);

  const reach = (event: Event) => {
    if (nearest(event, controls) && !nearest(event, '[data-boot]')) start();
  };
  for (const type of ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'])
    document.addEventListener(type, reach, { passive: true });

  // A press that comes before the app is kept, and repeated once the app can take it.
  document.addEventListener(
    'click',
    (event) => {
      const control = nearest(event, 'button');
      if (ready || !control || control.dataset.boot) return;
      event.preventDefault();
      waiting = control;
      start();
    },
    true,
  );
  document.addEventListener('submit', (event) => !ready && event.preventDefault(), true);
  /**
   * What was typed before the app came is told to it: it listens to changes from its start only, and draws its own
   * empty values at the first of them.
   */
  const tellTyped = () => {
    type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
    const fields = document.querySelectorAll<Typed>(
      '#content :is(input:not([type=checkbox],[type=radio]),textarea,select)',
    );
    const typed = [...fields].flatMap((field) => (field.value ? [[field, field.value] as const] : []));
    for (const [field, value] of typed) {
      const tell = () => {
        // The prototype's own setter goes unnoticed by React, which then sees a change in the event.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
      };
      // The first event about a part of the page is what the app takes it over at: it sees no change in it yet.
      tell();
      field.value = '';
      tell();
    }
  };
  addEventListener(readyEvent, () => {
    ready = true;
    tellTyped();
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && focused.matches(group)) {
      focused.blur();
      focused.focus();
    }
    waiting?.click();
    waiting = undefined;
  });

  closeMenus();

  const cookie = /(?:^|; )locale=(\w+)/.exec(document.cookie)?.[1];
  const other = root.lang === 'en' ? 'nl' : 'en';
  if (!cookie && !stored(languageKey) && navigator.language.startsWith(other)) root.dataset.suggest = other;
  askConsentOnce();

  document.addEventListener('click', (event) => {
    const link = nearest(event, 'a[hreflang]');
    // What is rendered at build knows of no query.
    if (link instanceof HTMLAnchorElement) link.search = location.search;
    if (link)
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
      document.cookie = `locale=${link.getAttribute('hreflang')}; Max-Age=31536000; Path=/; SameSite=Lax`;
    const pressed = nearest(event, '[data-boot]')?.dataset.boot;
    if (pressed === 'keep-language') {
      store(languageKey, '1');
      delete root.dataset.suggest;
    }
    if (!ready && (pressed === 'yes' || pressed === 'no')) {
      answerConsent(pressed);
      if (pressed === 'yes') start();
    }
  });
})();
