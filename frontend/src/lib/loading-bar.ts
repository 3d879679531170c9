/** Milliseconds in which the bar is expected to get most of the way. */
const estimated = 2000;

/** Before this, nothing shows: most pages are there by then. */
export const throttle = 200;
/** The full bar stays this long, then fades and is reset. */
export const hideAfter = 500;
export const resetAfter = 400;

/**
 * How full the bar is, 0 to just under 100, while nobody knows how long loading takes.
 * @param elapsed milliseconds since loading began
 */
export const estimate = (elapsed: number): number =>
  (2 / Math.PI) * 100 * Math.atan((elapsed / estimated) * (Math.PI / 2));
