import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { fitSonner } from './fit-sonner.ts';
import { toastOptions } from './src/ui/toast-options.ts';

const library = readFileSync(fileURLToPath(import.meta.resolve('sonner')), 'utf8');
const fitted = fitSonner(library);

it('puts a toast away after a swipe of 20 px, and adds no inline styles', () => {
  expect(fitted).toContain('SWIPE_THRESHOLD = 20;');
  expect(fitted).toContain('Math.abs(swipeAmount) >= SWIPE_THRESHOLD');
  expect(fitted).not.toMatch(/^__insertCSS\(/m);
});

it('keeps toasts for 4 s, at most 3 of them, 14 px apart, at the bottom right', () => {
  expect(toastOptions).toMatchObject({
    position: 'bottom-right',
    duration: 4000,
    visibleToasts: 3,
    gap: 14,
  });
});

it('has the library make them 356 px wide and take 200 ms to go', () => {
  expect(fitted).toContain('TOAST_WIDTH = 356;');
  expect(fitted).toContain('TIME_BEFORE_UNMOUNT = 200;');
});

it('says so when the library is no longer what it was', () => {
  expect(() => fitSonner('export {}')).toThrow(/sonner has changed/);
});
