import { describe, expect, test } from 'vitest';
import { mayCount, type ShopifyPage } from './consent.ts';

const shopIn = (allowed: boolean | undefined, analytics: string, more: ShopifyPage = {}): ShopifyPage => ({
  loadFeatures: () => {},
  customerPrivacy: {
    analyticsProcessingAllowed: () => allowed as boolean,
    currentVisitorConsent: () => ({ analytics }),
  },
  ...more,
});

describe('outside Shopify', () => {
  test.each([
    [null, undefined],
    ['', undefined],
    ['yes', undefined],
    ['granted', true],
    ['denied', false],
  ])('the attribute %j means %j', (said, allowed) => {
    expect(mayCount(said, undefined, undefined)).toBe(allowed);
    expect(mayCount(said, {}, undefined)).toBe(allowed);
  });
});

describe('in a Shopify shop', () => {
  test.each<[string, ShopifyPage, boolean | undefined]>([
    ['consent was given, or is not asked for', shopIn(true, 'yes'), true],
    ['no decision is asked for here', shopIn(true, ''), true],
    ['nobody decided yet', shopIn(false, ''), undefined],
    ['it was refused on an earlier visit', shopIn(false, 'no'), false],
    ['the shop answers nothing', shopIn(undefined, ''), undefined],
    ['the feature is not loaded yet', { loadFeatures: () => {} }, undefined],
    ['the feature is another one', { customerPrivacy: {} }, undefined],
    ['the theme editor shows the page', shopIn(true, 'yes', { designMode: true }), false],
  ])('%s', (_, shop, allowed) => {
    expect(mayCount(null, shop, undefined)).toBe(allowed);
  });

  test('the attribute cannot give what the visitor did not', () => {
    expect(mayCount('granted', shopIn(false, 'no'), undefined)).toBe(false);
    expect(mayCount('granted', shopIn(false, ''), undefined)).toBeUndefined();
    expect(mayCount('denied', shopIn(true, 'yes'), true)).toBe(false);
  });

  test('what the visitor has just decided holds, before the shop knows it', () => {
    expect(mayCount(null, shopIn(false, ''), true)).toBe(true);
    expect(mayCount(null, shopIn(true, 'yes'), false)).toBe(false);
  });
});
