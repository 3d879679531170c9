import { type RefObject, useLayoutEffect } from 'react';

/** Gives the title of what was moved to the focus, which also reads it out, and has it in sight. */
export const useFocus = (title: RefObject<HTMLElement | null>, wanted: boolean): void =>
  useLayoutEffect(() => {
    const element = title.current;
    if (!element || !wanted) return;
    element.focus({ preventScroll: true });
    if (element.getBoundingClientRect().top < 0) element.scrollIntoView();
  }, [title, wanted]);
