/** Pixels after which a swipe puts a toast away; the library has 45, and no option for it. */
const swipeThreshold = 20;

const ownThreshold = /const SWIPE_THRESHOLD = \d+;/;
const inlineStyles = /^__insertCSS\(.*\);?$/m;

/**
 * Fits the toast library's code to us: it adds its styles as an inline element, which our style-src refuses (its
 * stylesheet is imported instead), and its swipe threshold is a constant.
 * @throws Error when the library has changed and there is nothing to fit
 */
export const fitSonner = (code: string): string => {
  if (!ownThreshold.test(code) || !inlineStyles.test(code))
    throw new Error('sonner has changed: its styles or its swipe threshold are not where they were.');
  return code.replace(inlineStyles, '').replace(ownThreshold, `const SWIPE_THRESHOLD = ${swipeThreshold};`);
};
