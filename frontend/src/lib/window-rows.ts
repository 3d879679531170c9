import { type RefObject, useEffect, useState } from 'react';

/** Rows drawn above and below what is visible, so that fast scrolling shows no gaps. */
const spare = 12;

/**
 * Which rows of a long list to draw.
 * @param top pixels of the list above the window's upper edge
 * @param height pixels of the window
 * @param row pixels of a row
 */
export const visibleRows = (count: number, top: number, height: number, row: number) => {
  const first = Math.max(0, Math.min(count, Math.floor(top / row)) - spare);
  const last = Math.min(count, Math.ceil((top + height) / row) + spare);
  return { first, last: Math.max(first, last) };
};

/** The rows of a list of fixed row height that the page shows now. */
export const useWindowRows = (list: RefObject<HTMLElement | null>, count: number, row: number) => {
  const [top, setTop] = useState(0);
  useEffect(
    function followScroll() {
      const measure = () => setTop(Math.max(0, -(list.current?.getBoundingClientRect().top ?? 0)));
      measure();
      window.addEventListener('scroll', measure, { passive: true });
      window.addEventListener('resize', measure);
      return () => {
        window.removeEventListener('scroll', measure);
        window.removeEventListener('resize', measure);
      };
    },
    [list],
  );
  const { first, last } = visibleRows(count, top, window.innerHeight, row);
  return { first, last, before: first * row, after: (count - last) * row };
};
