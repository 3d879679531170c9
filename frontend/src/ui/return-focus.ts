import { useRef, useState } from 'react';

const canFocus = 'a[href], button:not(:disabled), input:not(:disabled)';

const trail = (element: Element | null): Element[] =>
  element ? [element, ...trail(element.parentElement)] : [];

/** Gives the focus back to where it was, or to what is nearest to that when it is gone. */
const focusNearest = (places: Element[]) => {
  const [first] = places;
  const nearest = places.find((place) => place.isConnected);
  const target = nearest === first ? nearest : nearest?.querySelector(canFocus);
  if (target instanceof HTMLElement) target.focus();
};

/** For layers that open without a trigger: Radix then forgets where the focus came from. */
export const useReturnFocus = () => {
  // What opened the layer may be gone by the time it is open, so this looks before.
  const [before] = useState(() => trail(document.activeElement));
  const places = useRef(before);
  return {
    onOpenAutoFocus: () => {
      if (document.activeElement !== document.body) places.current = trail(document.activeElement);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      focusNearest(places.current);
    },
  };
};
