import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { resultWord } from '../runtime/results/resultWords.ts';

const src = join(import.meta.dirname, '..', 'src');
const tables: Record<string, Record<string, { defaultMessage: string }>>[] = await Promise.all(
  globSync('features/**/*messages.ts', { cwd: src }).map((file) => import(join(src, file))),
);
const words = new Set(
  tables.flatMap((table) =>
    Object.values(table).flatMap((messages) => Object.values(messages).map((one) => one.defaultMessage)),
  ),
);

const fixed: Record<string, string[]> = {
  'the header': ['Home', 'Features', 'Pricing', 'Blog', 'About', 'Contact', 'Get Started', 'Go to App'],
  'the signed-in start page': ['Loading your analytics...', 'View Detailed Analytics', 'Create Another Quiz'],
  'the demo': ['Coming Soon'],
  pricing: ['Most Popular'],
  'the blog': [
    'No image available',
    'Blog Post Not Found',
    'Back to Blog',
    'Go Home',
    'No Articles Found',
    "We're working on creating amazing content for you. Check back soon!",
  ],
  contact: [
    'Sending...',
    'Message sent successfully!',
    "We'll get back to you within 24 hours.",
    'Oops! Something went wrong.',
    'Try Again',
    'Email Us Instead',
  ],
  'error pages': ['Page not found: {path}', 'Page Not Found', 'Internal Server Error'],
  'the breadcrumbs': ['Quizzes', 'Create New', 'Create Quiz', 'Products', 'Collections', 'Settings'],
};

it.each(Object.entries(fixed))('%s is worded as agreed', (_, texts) => {
  expect(texts.filter((text) => !words.has(text))).toEqual([]);
});

it('the result of a quiz is worded as agreed', () => {
  expect((['perfect', 'different', 'restart'] as const).map((key) => resultWord('en', key))).toEqual([
    'Perfect Match Found!',
    'Try Different Answers',
    'Start Over',
  ]);
});
