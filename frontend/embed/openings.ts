import { isBusy } from './busy.ts';

/** How often it is tried again while the visitor is busy, in milliseconds. */
const patience = 1000;

/** A finger's way up the page that means "away from here": this share of the screen within so many milliseconds. */
const fling = { share: 0.6, within: 300 };

/**
 * Opens a quiz by itself, once: `delay` seconds after it is there, when `scroll` percent of the page went by, or when
 * the visitor is about to leave (`exit`): the mouse goes out through the top, a finger flings the page back up. The
 * browser's own ways out are left alone. Whoever types or is in a dialog is not interrupted.
 * @returns how to stop waiting
 */
export const openings = (element: Element, open: () => void): (() => void) => {
  const end = new AbortController();
  const { signal } = end;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    end.abort();
  };
  const attempt = () => {
    if (signal.aborted || isBusy()) return false;
    stop();
    open();
    return true;
  };
  const insist = () => {
    clearTimeout(timer);
    if (!attempt() && !signal.aborted) timer = setTimeout(insist, patience);
  };
  const number = (name: string) => Number.parseFloat(element.getAttribute(name) ?? '');

  const delay = number('delay');
  // A timer counts to 2³¹ milliseconds and takes more for none.
  if (delay >= 0) timer = setTimeout(insist, Math.min(delay, 86_400) * 1000);

  const share = number('scroll');
  if (share >= 0) {
    const scrolled = () => {
      const way = document.documentElement.scrollHeight - innerHeight;
      if (way > 0 && scrollY / way >= Math.min(share, 100) / 100 - 0.005) {
        document.removeEventListener('scroll', scrolled);
        insist();
      }
    };
    document.addEventListener('scroll', scrolled, { passive: true, signal });
    // The visitor may have been quicker than the script.
    if (scrollY > 0) timer = setTimeout(scrolled);
  }

  const exit = element.getAttribute('exit');
  if (exit !== null && exit !== 'false') {
    const out = ({ relatedTarget, clientY, pointerType }: PointerEvent) => {
      if (!relatedTarget && clientY <= 0 && pointerType === 'mouse') attempt();
    };
    document.addEventListener('pointerout', out, { signal });
    let from = { at: 0, y: 0 };
    let touched = false;
    const flung = ({ timeStamp: at }: Event) => {
      if (scrollY > from.y || at - from.at > fling.within) from = { at, y: scrollY };
      if (touched && from.y - scrollY > innerHeight * fling.share) attempt();
    };
    const touch = () => {
      touched = true;
    };
    document.addEventListener('touchstart', touch, { passive: true, signal });
    document.addEventListener('scroll', flung, { passive: true, signal });
  }
  return stop;
};
