import { expect, it } from 'vitest';
import { plans } from '#shared/plans.ts';
import { productName, tagline } from '#shared/site.ts';
import { webManifest } from '../prerender/feeds.ts';
import { shareSize } from '../prerender/pictures.ts';
import { fullTitle } from '../src/lib/page-head.ts';

it('titles are the page’s, a dash and the product’s name, or the site’s own', () => {
  expect(fullTitle('Pricing', 'en')).toBe('Pricing - Recommend');
  expect(fullTitle(undefined, 'en')).toBe('Recommend - Smart Product Quizzes for Shopify Stores');
  expect([productName, tagline.en]).toEqual(['Recommend', 'Smart Product Quizzes for Shopify Stores']);
});

it('the theme colour is #D97706, and shared pictures are 1600 × 900', () => {
  expect(JSON.parse(webManifest()).theme_color).toBe('#D97706');
  expect(shareSize).toEqual({ width: 1600, height: 900 });
});

it('plans have their names, prices and limits', () => {
  const figures = Object.entries(plans).map(([key, { name, monthly, yearly, responses }]) => [
    key,
    name,
    monthly,
    yearly,
    responses,
  ]);
  expect(figures).toEqual([
    ['free', 'Free', 0, 0, 200],
    ['starter', 'Growth', 39, 390, 500],
    ['pro', 'Pro', 99, 990, 2000],
  ]);
});
