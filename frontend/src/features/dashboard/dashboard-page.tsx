import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import type { Shop } from '#shared/api/shops.ts';
import type { ConnectFault } from '#shared/model/connectFaults.ts';
import { quizzesQuery } from '../../data/quizzes.ts';
import { shopQuery, shopsQuery } from '../../data/shops.ts';
import { useApp, useUser } from '../../lib/app.ts';
import { usePickShop } from '../../lib/current-shop.ts';
import { usePageTitle } from '../../lib/page-head.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Glance } from './glance.tsx';
import { messages } from './messages.ts';

/** Only somebody new needs the way to the first quiz. */
const SetUp = lazy(() => import('./set-up.tsx').then((part) => ({ default: part.SetUp })));

function Waiting() {
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-5 px-4 py-9 md:px-8">
      <Skeleton className="h-8 w-56" />
      <Skeleton className="h-28" />
      <Skeleton className="h-64" />
    </div>
  );
}

function ShopDashboard({ listed, fault }: { listed: Shop; fault: ConnectFault | undefined }) {
  const intl = useIntl();
  const { client } = useApp();
  const shop = useQuery({ ...shopQuery(client, listed.id), initialData: listed });
  const quizzes = useQuery(quizzesQuery(client, listed.id));
  const page = intl.formatMessage(messages.title);
  if (quizzes.error) return <LoadError page={page} error={quizzes.error} retry={quizzes.refetch} />;
  if (!quizzes.data) return <Waiting />;
  if (quizzes.data.length === 0) return <SetUp shop={shop.data} />;
  return <Glance shop={shop.data} quizzes={quizzes.data} fault={fault} />;
}

/** The start page of the app: the way to the first quiz, and later how the quizzes are doing. */
export function DashboardPage() {
  const intl = useIntl();
  const user = useUser();
  const { client } = useApp();
  const { shopError } = useSearch({ from: '/signed-in/app/app' });
  const pickShop = usePickShop();
  const shops = useQuery(shopsQuery(client));
  const page = intl.formatMessage(messages.title);
  usePageTitle(page);
  if (!user) return null;
  if (shops.error) return <LoadError page={page} error={shops.error} retry={shops.refetch} />;
  if (!shops.data) return <Waiting />;
  const shop = pickShop(shops.data);
  return (
    <Suspense fallback={<Waiting />}>
      {shop ? <ShopDashboard key={shop.id} listed={shop} fault={shopError} /> : <SetUp fault={shopError} />}
    </Suspense>
  );
}
