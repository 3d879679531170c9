import type { Locale } from '#shared/model/locale.ts';
import { loadHead, loadPool } from './load.ts';

const origin = new URL(import.meta.url).origin;
const words = {
  en: ['This quiz could not be loaded.', 'Try again'],
  nl: ['Deze quiz kon niet worden geladen.', 'Opnieuw proberen'],
} as const;

/** What takes no place in the page. */
const over = '[mode]:not([mode=inline],[mode=page])';

/** The height is kept before anything is there, so that the page does not move. */
const css = `:host{display:block!important;min-height:var(--recommend-min-height,540px)}
:host([mode=page]){min-height:var(--recommend-min-height,100svh)}
:host(${over}){min-height:0!important}
:host([hidden]){display:none!important}
button{font:inherit;min-height:44px;color:inherit}`;

/**
 * `<recommend-quiz quiz="quiz_…" locale="nl">`: a quiz in the page, in a shadow root of its own, or over it with a
 * `mode`. The language is the attribute's, else the page's. Taken out of the page, it leaves nothing behind.
 */
class RecommendQuiz extends HTMLElement {
  static observedAttributes = ['quiz', 'locale', 'mode'];

  private stop: (() => void) | undefined;

  connectedCallback(): void {
    // Moved within the page, it stays as it is.
    if (this.stop) this.dispatchEvent(new Event('recommend:moved'));
    else this.start();
  }

  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (!this.isConnected) this.end();
    });
  }

  attributeChangedCallback(_name: string, before: string | null, after: string | null): void {
    if (!this.stop || before === after) return;
    this.end();
    this.start();
  }

  private end(): void {
    this.stop?.();
    this.stop = undefined;
  }

  private get language(): Locale {
    const asked =
      this.getAttribute('locale') ||
      (this.closest('[lang]') ?? document.documentElement).getAttribute('lang') ||
      '';
    return asked.toLowerCase().startsWith('nl') ? 'nl' : 'en';
  }

  private start(): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    if (root.adoptedStyleSheets.length === 0) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      root.adoptedStyleSheets.push(sheet);
    }
    const quizId = this.getAttribute('quiz') ?? '';
    const place = document.createElement('div');
    root.replaceChildren(place);
    let live = true;
    let unmount: (() => void) | undefined;
    this.stop = () => {
      live = false;
      unmount?.();
      root.replaceChildren();
    };
    // Nothing else can be asked for: the id becomes part of an address.
    if (!/^quiz_[0-9a-f]{32}$/.test(quizId)) return;
    const locale = this.language;
    const presenter = this.matches(over) ? import('./dialog.ts') : import('./mount.tsx');
    Promise.all([loadHead(origin, quizId), presenter]).then(
      ([head, { mount }]) => {
        if (!live) return;
        this.style.setProperty('min-height', head ? '' : '0');
        if (head)
          unmount = mount({
            element: this,
            place,
            head,
            loadPool: () => loadPool(origin, head),
            locale,
            origin,
          });
      },
      () => live && this.fail(place, locale),
    );
  }

  private fail(place: HTMLElement, locale: Locale): void {
    const [text, retry] = words[locale];
    const button = document.createElement('button');
    button.textContent = retry;
    button.onclick = () => {
      this.end();
      this.start();
    };
    place.lang = locale;
    place.append(text, ' ', button);
  }
}

// A page that loads the script twice has it once.
if (!customElements.get('recommend-quiz')) customElements.define('recommend-quiz', RecommendQuiz);
