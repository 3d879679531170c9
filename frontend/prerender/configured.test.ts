import { expect, it } from 'vitest';
import { configured, foreignSources } from './configured.ts';

it('says nothing and allows nobody where nothing is configured', () => {
  expect(configured({})).toBe('');
  expect(foreignSources({})).toEqual({});
});

it('tells the pages what to load, and that there is something to ask for', () => {
  expect(configured({ POSTHOG_KEY: 'phc_1', AFFILIATE_ID: 'ab12' })).toBe(
    ' data-posthog="phc_1" data-affiliate="ab12" data-asks',
  );
});

it('allows the affiliate programme its script where it is configured only', () => {
  expect(foreignSources({ AFFILIATE_ID: 'ab12' })['script-src']).toEqual(['https://cdn.firstpromoter.com']);
});

it('refuses a value that could end its attribute', () => {
  expect(() => configured({ POSTHOG_KEY: '"><script>' })).toThrow(/POSTHOG_KEY|posthog/);
});
