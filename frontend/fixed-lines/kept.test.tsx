import { expect, it } from 'vitest';
import { CollectionChoice } from '../src/features/new-quiz/collection-choice.tsx';
import { AccountSection } from '../src/features/settings/account/account-section.tsx';
import { failedAgain, rendered, wordsOf } from './rendered.tsx';

const account = {
  email: 'kim@shop.example',
  firstName: 'Kim',
  lastName: 'Vos',
  locale: 'en',
  usageMails: true,
};
const collections = [{ id: 'col_1', title: 'Running shoes', productCount: 3 }];

const parts = [
  {
    about: 'account',
    part: <AccountSection />,
    queryKey: ['account'],
    known: account,
    says: 'You sign in with kim@shop.example',
  },
  {
    about: 'collections',
    part: <CollectionChoice shopId="shop_1" chosen={[]} onChange={() => {}} />,
    queryKey: ['shops', 'shop_1', 'collections'],
    known: { collections },
    says: 'Running shoes',
  },
];

it.each(parts)(
  'what is known of the $about, and what is typed beside it, stays when it cannot be read again',
  async ({ part, queryKey, known, says }) => {
    const html = await rendered(part, (cache) => {
      cache.setQueryData(queryKey, known);
      failedAgain(cache, queryKey);
    });
    expect(wordsOf(html)).toContain(says);
    expect(html).not.toContain('role="alert"');
  },
);
