import { useNavigate } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import type { QuizSummary } from '#shared/api/quizzes.ts';
import type { Product } from '#shared/model/product.ts';
import { Picture } from '../../../ui/picture.tsx';
import { Group, Item } from './item.tsx';
import { messages } from './messages.ts';

export function FoundQuizzes({ quizzes, done }: { quizzes: QuizSummary[]; done(): void }) {
  const intl = useIntl();
  const navigate = useNavigate();
  if (quizzes.length === 0) return null;
  return (
    <Group heading={intl.formatMessage(messages.quizzes)}>
      {quizzes.map(({ id, name, thumbnail }) => (
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

interface ProductsProps {
  products: Product[];
  words: string;
  done(): void;
}

export function FoundProducts({ products, words, done }: ProductsProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  if (products.length === 0) return null;
  return (
    <Group heading={intl.formatMessage(messages.products)}>
      {products.map(({ id, title, image }) => (
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
