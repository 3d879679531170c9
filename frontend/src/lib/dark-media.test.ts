import { expect, it } from 'vitest';
import { darkMedia } from './dark-media.ts';

it('wants dark pictures where dark was chosen, or the device says so and nothing was chosen', () => {
  expect(darkMedia('dark')).toBe('all');
  expect(darkMedia('light')).toBe('not all');
  for (const mode of ['system', null, 'sepia']) expect(darkMedia(mode)).toBe('(prefers-color-scheme: dark)');
});
