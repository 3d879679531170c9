import type { KeyboardEvent, SyntheticEvent } from 'react';

const refuse = (event: SyntheticEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/** Shortcuts go on working, and so do the keys that lead out of here. */
const refuseTyping = (event: KeyboardEvent) => {
  const leads =
    event.ctrlKey || event.metaKey || event.altKey || event.key === 'Tab' || event.key === 'Escape';
  if (!leads) refuse(event);
};

/**
 * What an area is given while what it shows is about to go, so that nothing in it is pressed or typed into. To disable
 * its controls would style each of them anew, twice, in the very press that has to be quick.
 */
export const whileBehind = {
  'aria-disabled': true,
  onPointerDownCapture: refuse,
  onMouseDownCapture: refuse,
  onClickCapture: refuse,
  onKeyDownCapture: refuseTyping,
} as const;
