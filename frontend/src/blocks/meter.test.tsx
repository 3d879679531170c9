import type { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { failedAgain, rendered, wordsOf } from '../../fixed-lines/rendered.tsx';
import { ModelUsage } from './model-usage.tsx';
import { UsageMeter } from './usage-meter.tsx';

const meters = [
  {
    part: 'usage',
    meter: <UsageMeter shopId="shop_1" />,
    data: { plan: 'free', responses: 170, limit: 200 },
    label: 'Responses this month',
    said: '170 of 200',
    near: 'Nearly used up.',
  },
  {
    part: 'modelUsage',
    meter: <ModelUsage shopId="shop_1" />,
    data: { tokens: 90, limit: 100, calls: 3 },
    label: 'Language model this month',
    said: '90% used, 3 calls',
    near: 'When it is used up,',
  },
];

/** What is known of the month, and whether asking for it again ended in a fault. */
const known = (part: string, data: object, failed: boolean) => (cache: QueryClient) => {
  const queryKey = ['shops', 'shop_1', part];
  cache.setQueryData(queryKey, data);
  if (failed) failedAgain(cache, queryKey);
};

describe.each(meters)('the meter of $part', ({ part, meter, data, label, said, near }) => {
  it('says how much is used, and what follows', async () => {
    const html = await rendered(meter, known(part, data, false));
    for (const text of [label, said, near]) expect(wordsOf(html)).toContain(text);
    expect(html).not.toContain('role="alert"');
  });

  it('keeps what was known when asking again fails, and says so', async () => {
    const words = wordsOf(await rendered(meter, known(part, data, true)));
    for (const text of [label, said, near, 'Not refreshed: this is how it was before It is away. Try again'])
      expect(words).toContain(text);
    expect(words).not.toContain('did not load');
  });
});
