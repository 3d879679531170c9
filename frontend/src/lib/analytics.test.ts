import { expect, it } from 'vitest';
import { isCounted, isTracked } from './analytics.ts';

const page = { hostname: 'recommend.example', protocol: 'https:', ignored: false };

it('counts visits of the live site only', () => {
  expect(isCounted(page)).toBe(true);
  for (const hostname of ['localhost', '127.0.0.1', '[::1]', 'app.localhost']) {
    expect(isCounted({ ...page, hostname })).toBe(false);
  }
  expect(isCounted({ ...page, protocol: 'file:', hostname: '' })).toBe(false);
  expect(isCounted({ ...page, ignored: true })).toBe(false);
});

it('leaves pages under /public alone', () => {
  expect(['/public', '/public/x', '/publicity', '/app'].map(isTracked)).toEqual([false, false, true, true]);
});
