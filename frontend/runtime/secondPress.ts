/** Two touches so close together are one double tap, in milliseconds; not every phone says so itself. */
const close = 350;

let before: Element | null;
let last = 0;

/**
 * Hears every press on a quiz first, and takes the second of two quick ones away where the first brought another
 * screen: it was meant for what is gone, and would answer, buy or lead away.
 */
export const dropSecondPress = (event: MouseEvent): void => {
  const { currentTarget, detail, timeStamp, pointerType } = event as PointerEvent;
  // Each screen has a title of its own.
  const screen = (currentTarget as Element).querySelector('h2');
  // A keyboard's press has no detail.
  if ((detail > 1 || (detail && pointerType !== 'mouse' && timeStamp < last + close)) && screen !== before) {
    event.preventDefault();
    event.stopPropagation();
  } else {
    before = screen;
    last = timeStamp;
  }
};
