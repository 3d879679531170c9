import { lockScroll } from './scrollLock.ts';

/** Below this width, or at a zoom that leaves no more, a panel at the side would cover what it stands beside. */
const narrow = '(max-width: 46em)';

let open = 0;

/** Whether a quiz stands over the page. */
export const anyOpen = (): boolean => open > 0;

export interface Surface {
  isOpen(): boolean;
  /** @param opener what gets the focus back; without one, a panel beside the page leaves the focus where it is */
  open(opener?: HTMLElement): void;
  close(): void;
  /** After its element was moved within the page, which takes a dialog down without closing it. */
  moved(): void;
  remove(): void;
}

/**
 * Puts a dialog over the page. One in the middle is modal: the page is inert and held still. A panel at the side
 * leaves the page in use, so it is not modal and traps nothing, and Escape takes it away from anywhere, also from over
 * what has the focus. On a narrow screen it covers the page, so there it is modal too.
 */
export const surface = (dialog: HTMLDialogElement, side: boolean): Surface => {
  const media = matchMedia(narrow);
  let shown = false;
  let back: HTMLElement | null = null;
  let release: (() => void) | undefined;

  const isIn = () => (dialog.getRootNode() as ShadowRoot).activeElement;
  const up = () => {
    if (side && !media.matches && 'popover' in dialog) {
      dialog.popover = 'manual';
      // By itself a dialog would take the focus.
      dialog.inert = true;
      dialog.showPopover();
      dialog.inert = false;
    } else {
      dialog.popover = null;
      release = lockScroll();
      dialog.showModal();
    }
  };
  const down = () => {
    if (dialog.popover) dialog.hidePopover();
    else dialog.close();
    release?.();
    release = undefined;
  };
  const again = () => {
    if (!shown || dialog.matches(':modal,:popover-open')) return;
    const held = isIn() as HTMLElement | null;
    dialog.removeAttribute('open');
    release?.();
    up();
    held?.focus({ preventScroll: true });
  };
  const resized = () => {
    if (!shown || !side) return;
    const held = isIn() as HTMLElement | null;
    down();
    up();
    held?.focus({ preventScroll: true });
  };
  const keys = (event: KeyboardEvent) => {
    // A modal dialog does this by itself, and for a phone's way back too.
    if (event.key === 'Escape' && dialog.popover && !event.defaultPrevented) close();
  };
  const close = () => {
    if (!shown) return;
    shown = false;
    open -= 1;
    const inside = isIn();
    down();
    document.removeEventListener('keydown', keys);
    if (inside || document.activeElement === document.body) back?.focus({ preventScroll: true });
    back = null;
  };
  dialog.addEventListener('cancel', (event) => {
    if (event.target !== dialog) return;
    event.preventDefault();
    close();
  });
  // However else it was closed: the browser may not ask a second time.
  dialog.addEventListener('close', () => {
    if (!dialog.open && !dialog.popover) close();
  });
  media.addEventListener('change', resized);
  return {
    isOpen: () => shown,
    open(opener) {
      if (shown) return;
      shown = true;
      open += 1;
      back = opener ?? (document.activeElement as HTMLElement | null);
      up();
      document.addEventListener('keydown', keys);
      // The quiz's name is read out, rather than that of the button that closes it.
      if (opener || !dialog.popover) dialog.focus({ preventScroll: true });
    },
    close,
    moved: again,
    remove() {
      close();
      media.removeEventListener('change', resized);
      dialog.remove();
    },
  };
};
