import { useInfiniteQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { productsQuery } from '../../data/shops.ts';
import { useApp } from '../../lib/app.ts';
import { Problem } from '../../ui/problem.tsx';
import { useEditor } from './editor-context.ts';
import { messages } from './messages.ts';

const nothing = () => null;

/** Why the catalogue did not come whole, and the way to ask again. */
export const useCatalogueFault = () => {
  const { client } = useApp();
  const shopId = useEditor(({ shopId }) => shopId);
  return useInfiniteQuery({ ...productsQuery(client, shopId), select: nothing });
};

/** Says that products are missing, where the catalogue did not come whole: what waits for it would wait in silence. */
export function CatalogueFault() {
  const { error, refetch } = useCatalogueFault();
  return <Problem error={error} retry={refetch} what={<FormattedMessage {...messages.productsMissing} />} />;
}
