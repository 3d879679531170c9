import type { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { BlogNotFound } from '../src/features/blog/blog-not-found.tsx';
import { PostCard } from '../src/features/blog/post-card.tsx';
import { Failed, Sent } from '../src/features/contact/outcome.tsx';
import { Metrics } from '../src/features/home/metrics.tsx';
import { EnterpriseCard, PlanCard } from '../src/features/pricing/plan-card.tsx';
import { shownPlans } from '../src/features/pricing/plan-list.ts';
import { BarLine } from '../src/ui/loading-bar.tsx';
import { rendered, wordsOf } from './rendered.tsx';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
const shop = { id: 'shop_1', connectedAt: '2026-01-01T00:00:00.000Z' };
const counts = { viewed: 200, started: 100, completed: 80, converted: 20 };

/** What a merchant's quizzes are known to do. */
const known = (quizzes: { id: string; status: string }[]) => (cache: QueryClient) => {
  cache.setQueryData(['shops'], { shops: [shop] });
  cache.setQueryData(['quizzes', shop.id], { quizzes });
  cache.setQueryData(['analytics', shop.id, {}], { totals: counts });
};

describe('the signed-in start page', () => {
  it('says that it loads while it does', async () => {
    expect(wordsOf(await rendered(<Metrics />))).toBe('Loading your analytics...');
  });

  it('prompts for a first quiz where there is none', async () => {
    const html = await rendered(<Metrics />, known([]));
    expect(wordsOf(html)).toMatch(/first quiz/i);
    expect(html).toContain('href="/app/quizzes/new"');
    expect(html).not.toContain('View Detailed Analytics');
  });

  it('shows the four figures of 30 days, and two ways on', async () => {
    const quizzes = [
      { id: 'quiz_1', status: 'published' },
      { id: 'quiz_2', status: 'draft' },
    ];
    const html = await rendered(<Metrics />, known(quizzes));
    const words = wordsOf(html);
    expect(words).toMatch(/30 days/);
    const figures = [...html.matchAll(/data-testid="(\w+)"[^>]*>([^<]*)</g)].map(([, key, value]) => [
      key,
      value,
    ]);
    expect(figures.map(([key]) => key)).toEqual([
      'activeQuizzes',
      'sessions',
      'completionRate',
      'conversionRate',
    ]);
    expect(figures.slice(0, 3).map(([, value]) => value)).toEqual(['1', '100', '80%']);
    expect(words).toContain('View Detailed Analytics');
    expect(words).toContain('Create Another Quiz');
  });
});

describe('a message to us', () => {
  it('that was not sent says so, and offers Try Again and Email Us Instead with what was written', async () => {
    const html = await rendered(<Failed error={new AppError('unavailable', '')} message="Hello & bye" />);
    const words = wordsOf(html);
    expect(words).toContain('Oops! Something went wrong.');
    expect(html).toMatch(/<button[^>]*type="submit"[^>]*>.*Try Again/);
    expect(html).toMatch(/href="mailto:[^"?]+\?body=Hello%20%26%20bye"[^>]*>Email Us Instead/);
    expect(html).toContain('role="alert"');
  });

  it('that was sent says so, and when there is an answer', async () => {
    const words = wordsOf(await rendered(<Sent onAnother={() => {}} />));
    expect(words).toContain('Message sent successfully!');
    expect(words).toContain("We'll get back to you within 24 hours.");
  });
});

describe('a post’s card', () => {
  const post = {
    slug: 'a/b',
    title: 'A title',
    description: 'About it',
    tags: [],
    date: '2026-01-02',
    minutes: 3,
  };

  it('without picture, category and author falls back to the agreed words', async () => {
    const words = wordsOf(await rendered(<PostCard post={post} />));
    for (const text of ['No image available', 'General', 'Team Recommend']) expect(words).toContain(text);
  });

  it('shows its own picture, category and author', async () => {
    const own = { ...post, image: '/a.webp', imageAlt: 'A shoe', category: 'Guides', author: 'Ann' };
    const html = await rendered(<PostCard post={own} />);
    expect(html).toMatch(/<img[^>]*alt="A shoe"/);
    expect(wordsOf(html)).toContain('Guides');
    expect(wordsOf(html)).toContain('Ann');
    expect(wordsOf(html)).not.toContain('Team Recommend');
  });

  it('without a post shows nothing and logs PostCard Error: No post data provided', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    expect(wordsOf(await rendered(<PostCard post={undefined} />))).toBe('');
    expect(log).toHaveBeenCalledWith('PostCard Error: No post data provided');
    log.mockRestore();
  });
});

describe('plans', () => {
  const [free, growth, pro] = shownPlans;
  const card = async (plan = free, period: 'monthly' | 'yearly' = 'monthly') =>
    wordsOf(await rendered(plan && <PlanCard plan={plan} period={period} />));

  it('Free is forever, with 200 responses a month, our branding and advanced analytics', async () => {
    const words = await card();
    for (const text of ['Free', '$0', 'forever', 'Unlimited quizzes', '200 responses', 'Advanced analytics'])
      expect(words).toContain(text);
    expect(words).toContain('Made with Recommend');
  });

  it('Growth is $39 a month or $390 a year instead of $468, with 500 responses and no branding', async () => {
    expect(await card(growth)).toMatch(/^Growth .*\$39 a month.*500 responses.*Branding can be removed/);
    expect(await card(growth, 'yearly')).toMatch(/\$390 a year.*\$468/);
  });

  it('Pro is Most Popular, $99 a month or $990 a year instead of $1,188, with 2,000 responses', async () => {
    expect(await card(pro)).toMatch(/^Most Popular Pro .*\$99 a month.*2,000 responses/);
    expect(await card(pro, 'yearly')).toMatch(/\$990 a year.*\$1,188/);
  });

  it('Enterprise is custom, and leads to the contact form', async () => {
    const html = await rendered(<EnterpriseCard />);
    const words = wordsOf(html);
    for (const text of [
      'Enterprise',
      'Custom',
      'Unlimited responses',
      '99.9% uptime SLA',
      'Dedicated account manager',
      'Custom integrations',
    ])
      expect(words).toContain(text);
    expect(html).toContain('href="/contact?topic=pricing"');
  });
});

it('a post that is not there says so, and leads to the blog and home', async () => {
  const html = await rendered(<BlogNotFound />, (cache) =>
    cache.setQueryData(
      ['posts', 'en'],
      [{ slug: 'one', title: 'One', description: '', tags: [], date: '2026-01-02', minutes: 3 }],
    ),
  );
  const words = wordsOf(html);
  for (const text of ['Blog Post Not Found', 'Back to Blog', 'Go Home', 'One']) expect(words).toContain(text);
  expect(html).toContain('href="/blog"');
});

it('the loading bar is 3 px high and white, and shows another colour on an error', async () => {
  const bar = (failed: boolean, phase: 'idle' | 'loading' = 'loading') =>
    rendered(<BarLine phase={phase} percent={40} failed={failed} />);
  expect(await bar(false)).toMatch(/h-\[3px\].*bg-accent.*bg-\[white\].*width:40%/);
  expect(await bar(true)).toMatch(/h-\[3px\].*bg-bad.*bg-\[white\]/);
  expect(wordsOf(await bar(false, 'idle'))).toBe('');
  expect(await bar(false, 'idle')).not.toContain('h-[3px]');
});
