import { type RefObject, useEffect } from 'react';

const canFocus =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/** An element, and its place among its siblings while it was there. */
interface Place {
  element: Element;
  at: number;
}

const placesOf = (element: Element | null): Place[] => {
  if (!element) return [];
  const parent = element.parentElement;
  return [{ element, at: parent ? [...parent.children].indexOf(element) : 0 }, ...placesOf(parent)];
};

/** Gives the focus to what has moved up to where it was, or to the first thing around it. */
const focusBeside = (places: Place[]) => {
  const nearest = places.findIndex(({ element }) => element.isConnected);
  const around = places[nearest]?.element;
  const gone = places[nearest - 1];
  if (!around || !gone) return;
  const beside = around.children[Math.min(gone.at, around.children.length - 1)];
  const target = beside?.matches(canFocus) ? beside : beside?.querySelector(canFocus);
  const found = target ?? around.querySelector(canFocus);
  if (found instanceof HTMLElement) found.focus();
};

/** Keeps the focus in an area when what has it is taken away, so that the keyboard goes on from there. */
export const useKeptFocus = (area: RefObject<HTMLElement | null>) => {
  useEffect(
    function keepFocus() {
      if (!area.current) return;
      let places: Place[] = [];
      const note = ({ target }: FocusEvent) => {
        const isHere = target instanceof Element && area.current?.contains(target);
        places = isHere ? placesOf(target) : [];
      };
      // Who points at something else has given the focus up.
      const forget = () => {
        places = [];
      };
      const mend = () => {
        if (document.activeElement !== document.body || !places[0] || places[0].element.isConnected) return;
        focusBeside(places);
      };
      const observer = new MutationObserver(mend);
      observer.observe(area.current, { childList: true, subtree: true });
      document.addEventListener('focusin', note);
      document.addEventListener('pointerdown', forget, true);
      return () => {
        observer.disconnect();
        document.removeEventListener('focusin', note);
        document.removeEventListener('pointerdown', forget, true);
      };
    },
    [area],
  );
};
