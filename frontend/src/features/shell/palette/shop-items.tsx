import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { quizzesQuery } from '../../../data/quizzes.ts';
import { useCatalogue } from '../../../data/shops.ts';
import { useApp } from '../../../lib/app.ts';
import { searchProducts } from '../../../lib/search.ts';
import { Picture } from '../../../ui/picture.tsx';
import { Group, Item } from './item.tsx';
import { messages } from './messages.ts';

const most = 8;

export function FoundQuizzes({ shopId, done }: { shopId: string; done(): void }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { data } = useQuery(quizzesQuery(useApp().client, shopId));
  if (!data?.length) return null;
  return (
    <Group heading={intl.formatMessage(messages.quizzes)}>
      {data.map(({ id, name, thumbnail }) => (
        <Item
          key={id}
          value={`${name} ${id}`}
          onSelect={() => {
            done();
            void navigate({ to: '/app/quizzes/editor/$quizId', params: { quizId: id } });
          }}
        >
          <Picture src={thumbnail} className="size-8" />
          <span className="truncate">{name}</span>
        </Item>
      ))}
    </Group>
  );
}

/** Products come when words are typed: a catalogue has thousands. */
export function FoundProducts({ shopId, words, done }: { shopId: string; words: string; done(): void }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { products } = useCatalogue(shopId);
  const found = useMemo(() => searchProducts(products, words).slice(0, most), [products, words]);
  if (found.length === 0) return null;
  return (
    <Group heading={intl.formatMessage(messages.products)}>
      {found.map(({ id, title, image }) => (
        <Item
          key={id}
          // It was found by our own search, which also reads types and tags: the typed words always fit.
          value={`${words} ${title} ${id}`}
          onSelect={() => {
            done();
            void navigate({ to: '/app/products', search: { q: title } });
          }}
        >
          <Picture src={image} className="size-8" />
          <span className="truncate">{title}</span>
        </Item>
      ))}
    </Group>
  );
}
