import type { Locale } from '#shared/model/locale.ts';
import css from './dialog.css?inline';
import { links } from './links.ts';
import type { Mounting } from './mount.tsx';
import { keepShown, wasShown } from './once.ts';
import { openings } from './openings.ts';
import { surface } from './surface.ts';

const words: Record<Locale, { close: string; failed: string }> = {
  en: { close: 'Close', failed: 'This quiz could not be loaded.' },
  nl: { close: 'Sluiten', failed: 'Deze quiz kon niet worden geladen.' },
};

const load = () => import('./mount.tsx');

/** What lies behind the element, so that the dialog looks like the page. */
const behind = (element: Element): string => {
  for (let node: Element | null = element; node; node = node.parentElement) {
    const { backgroundColor } = getComputedStyle(node);
    if (!/^(transparent|rgba)|\//.test(backgroundColor)) return backgroundColor;
  }
  return 'Canvas';
};

const made = <K extends keyof HTMLElementTagNameMap>(
  kind: K,
  className: string,
  text: string,
  part = '',
): HTMLElementTagNameMap[K] => {
  const element = document.createElement(kind);
  element.setAttribute('class', className);
  element.textContent = text;
  if (part) element.part.add(part);
  if (element instanceof HTMLButtonElement) element.type = 'button';
  return element;
};

const dress = ({ element, place, head }: Mounting): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  (place.getRootNode() as ShadowRoot).adoptedStyleSheets.push(sheet);
  place.style.setProperty('--accent', head.theme.accent ?? getComputedStyle(element).color);
};

/**
 * Shows a quiz over the page: in the middle (`button`, `popup`) or at the side (`slide-in`); from a floating button,
 * from a link to `#quiz_…` or an address that ends so, or by itself.
 * @returns how to take it away
 */
export const mount = (given: Mounting): (() => void) => {
  const { element, place, head, locale } = given;
  const mode = element.getAttribute('mode');
  const title = { ...head.texts[head.defaultLocale], ...head.texts[locale] }['quiz.title'] ?? '';
  const dialog = made('dialog', mode ?? '', '', 'dialog');
  const inner = made('div', 'quiz', '');
  const shut = made('button', 'close', '×', 'close-button');
  const said = made('p', 'said', '');
  dialog.tabIndex = -1;
  dialog.ariaLabel = title;
  shut.ariaLabel = words[locale].close;
  said.role = 'status';
  dialog.append(shut, inner);
  place.append(said, dialog);
  dress(given);

  let live = true;
  let filled: Promise<(() => void) | undefined> | undefined;
  const fail = (): undefined => {
    filled = undefined;
    const fault = made('p', '', words[locale].failed);
    fault.role = 'alert';
    inner.replaceChildren(fault);
  };
  let stopWaiting: (() => void) | undefined;
  const panel = surface(dialog, mode === 'slide-in');
  const open = (opener?: HTMLElement) => {
    if (panel.isOpen()) return;
    stopWaiting?.();
    if (element.hasAttribute('once')) keepShown(head.quizId);
    const { background, text } = head.theme;
    dialog.style.background = background ?? behind(element);
    dialog.style.color = text ?? '';
    panel.open(opener);
    if (!opener) said.textContent = title;
    if (filled) return;
    inner.replaceChildren();
    filled = load().then((quiz) => (live ? quiz.mount({ ...given, place: inner }) : undefined), fail);
  };
  shut.onclick = panel.close;
  dialog.onpointerdown = (event) => {
    // A press beside it: what is inside covers the dialog but for its padding.
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    const { clientX: x, clientY: y } = event;
    if (event.target === dialog && (x < left || x > right || y < top || y > bottom)) panel.close();
  };
  if (mode === 'button' || element.hasAttribute('button')) {
    const button = made('button', 'open', title, 'open-button');
    button.onclick = () => open(button);
    button.onpointerenter = button.onfocus = load;
    place.append(button);
  }
  const unlink = links(head.quizId, open);
  const enough = panel.isOpen() || (element.hasAttribute('once') && wasShown(head.quizId));
  if (!enough) stopWaiting = openings(element, open);
  element.addEventListener('recommend:moved', panel.moved);
  return () => {
    live = false;
    stopWaiting?.();
    unlink();
    element.removeEventListener('recommend:moved', panel.moved);
    panel.remove();
    filled?.then((unmount) => unmount?.());
  };
};
