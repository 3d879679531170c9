/**
 * When dark pictures are wanted, as the condition of a `<source>`: as the device says, unless the reader has chosen.
 * @param mode what was chosen; anything but light and dark follows the device
 */
export const darkMedia = (mode: string | null): string => {
  if (mode === 'dark') return 'all';
  return mode === 'light' ? 'not all' : '(prefers-color-scheme: dark)';
};
