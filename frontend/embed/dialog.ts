import { adopt } from '#frontend/runtime/adopt.ts';
import type { Locale } from '#shared/model/locale.ts';
import css from './dialog.css?inline';
import type { Mounting } from './mount.tsx';
import { lockScroll } from './scrollLock.ts';

const words: Record<Locale, { close: string; failed: string }> = {
  en: { close: 'Close', failed: 'This quiz could not be loaded.' },
  nl: { close: 'Sluiten', failed: 'Deze quiz kon niet worden geladen.' },
};

/** Whether a visitor has had the quiz opened for them; where nothing can be kept, they have. */
const wasOpened = (key: string): boolean => {
  try {
    if (localStorage.getItem(key)) return true;
    localStorage.setItem(key, '1');
    return false;
  } catch {
    return true;
  }
};

/** What lies behind the element, so that the dialog looks like the page. */
const behind = (element: Element): string => {
  for (let node: Element | null = element; node; node = node.parentElement) {
    const { backgroundColor } = getComputedStyle(node);
    if (!/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor)) return backgroundColor;
  }
  return 'Canvas';
};

const made = <K extends keyof HTMLElementTagNameMap>(
  kind: K,
  className: string,
  text: string,
): HTMLElementTagNameMap[K] => {
  const element = document.createElement(kind);
  element.className = className;
  element.textContent = text;
  return element;
};

/**
 * Shows a quiz over the page: from a floating button, from a link to `#quiz_…`, or by itself once a visitor, `delay`
 * seconds after it is there. The browser's own dialog keeps the focus in, gives it back, and closes on Escape.
 * @returns how to take it away
 */
export const mount = (mounting: Mounting): (() => void) => {
  const { element, place, head, locale } = mounting;
  const texts = { ...head.texts[head.defaultLocale], ...head.texts[locale] };
  const title = texts['quiz.title'] ?? '';
  const dialog = made('dialog', '', '');
  const inner = made('div', '', '');
  const close = made('button', 'close', '×');
  dialog.tabIndex = -1;
  dialog.ariaLabel = title;
  close.ariaLabel = words[locale].close;
  close.part.add('close-button');
  close.type = 'button';
  dialog.part.add('dialog');
  dialog.append(close, inner);
  place.append(dialog);
  adopt(place, css);
  place.style.setProperty('--accent', head.theme.accent ?? getComputedStyle(element).color);

  let release: (() => void) | undefined;
  let unmount: (() => void) | undefined;
  let live = true;
  const fill = () =>
    import('./mount.tsx').then(
      (quiz) => {
        if (live) unmount ??= quiz.mount({ ...mounting, place: inner });
      },
      () => {
        inner.textContent = words[locale].failed;
      },
    );
  const open = () => {
    if (dialog.open) return;
    dialog.style.background = behind(element);
    release = lockScroll();
    dialog.showModal();
    // The quiz's name is read out, rather than that of the button that closes it.
    dialog.focus();
    if (!unmount) fill();
  };
  dialog.onclose = () => release?.();
  close.onclick = () => dialog.close();
  dialog.onpointerdown = (event) => {
    // A press beside it: what is inside covers the dialog but for its padding.
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    const { clientX: x, clientY: y } = event;
    if (event.target === dialog && (x < left || x > right || y < top || y > bottom)) dialog.close();
  };
  if (element.getAttribute('mode') === 'button') {
    const button = made('button', 'open', title);
    button.part.add('open-button');
    button.type = 'button';
    button.onclick = open;
    place.append(button);
  }
  const link = (event: MouseEvent) => {
    const [target] = event.composedPath();
    if (!(target instanceof Element && target.closest(`a[href="#${head.quizId}"]`))) return;
    event.preventDefault();
    open();
  };
  document.addEventListener('click', link);
  const delay = Number.parseFloat(element.getAttribute('delay') ?? '');
  const openOnce = () => {
    if (!wasOpened(`quiz-${head.quizId}-opened`)) open();
  };
  const timer = delay >= 0 ? setTimeout(openOnce, delay * 1000) : undefined;
  return () => {
    live = false;
    clearTimeout(timer);
    document.removeEventListener('click', link);
    unmount?.();
    dialog.remove();
    release?.();
  };
};
