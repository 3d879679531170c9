import { expect, it, vi } from 'vitest';
import { Footer } from '../src/features/site/footer.tsx';
import { Header } from '../src/features/site/header.tsx';
import { rendered, wordsOf } from './rendered.tsx';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
const header = await rendered(<Header />);
const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, to, inside = '']) => [
    wordsOf(inside),
    to,
  ]);

it.each([
  ['Home', '/'],
  ['Features', '/features'],
  ['Pricing', '/pricing'],
  ['Blog', '/blog'],
  ['About', '/about'],
  ['Contact', '/contact'],
])('the header leads to %s', (name, to) => {
  expect(linksIn(header)).toContainEqual([name, to]);
});

it('the header offers a visitor Get Started', () => {
  expect(linksIn(header)).toContainEqual(['Get Started', '/auth/register']);
});

it('the header offers who is signed in Go to App', () => {
  expect(linksIn(header)).toContainEqual(['Go to App', '/app']);
});

it('the footer leads to privacy and terms', async () => {
  const to = linksIn(await rendered(<Footer />)).map(([, address]) => address);
  expect(to).toEqual(expect.arrayContaining(['/privacy-policy', '/terms-of-service']));
});
