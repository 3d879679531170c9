import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Shop } from '#shared/api/shops.ts';
import type { ConnectFault } from '#shared/model/connectFaults.ts';
import { ConnectShop } from '../../blocks/connect-shop.tsx';
import { ImportProgress } from '../../blocks/import-progress.tsx';
import { useForgetCatalogue } from '../../data/shops.ts';
import { useUser } from '../../lib/app.ts';
import { Card } from '../../ui/card.tsx';
import { DraftFirst } from './draft-first.tsx';
import { messages } from './messages.ts';
import { Step } from './step.tsx';

const useFreshCatalogue = (shopId: string, state: string | undefined) => {
  const forget = useForgetCatalogue(shopId);
  const queryClient = useQueryClient();
  const before = useRef(state);
  useEffect(() => {
    if (state === 'done' && before.current !== 'done') {
      void forget();
      void queryClient.invalidateQueries({ queryKey: ['shops'], exact: true });
    }
    before.current = state;
  });
};

/** The way to the first quiz: connect, import, draft. Picks up where the merchant left it. */
export function SetUp({ shop, fault }: { shop?: Shop; fault?: ConnectFault | undefined }) {
  const user = useUser();
  const state = shop?.sync?.state;
  useFreshCatalogue(shop?.id ?? '', state);
  const imported = shop?.sync?.done ?? 0;
  const current = !shop ? 'connect' : state === 'done' ? 'draft' : 'import';
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-8 md:py-14">
      <h1 className="text-2xl wrap-anywhere">
        <FormattedMessage {...messages.welcome} values={{ name: user?.firstName }} />
      </h1>
      <p className="mb-7 mt-1.5 text-md text-ink-2">
        <FormattedMessage {...messages.welcomeLead} />
      </p>
      <Card>
        <ol className="divide-y divide-line">
          <Step
            number={1}
            state={current === 'connect' ? 'current' : 'done'}
            title={<FormattedMessage {...messages.stepConnect} />}
            summary={shop && <FormattedMessage {...messages.connected} values={{ shop: shop.name }} />}
          >
            <p className="mb-4 text-pretty text-ink-2">
              <FormattedMessage {...messages.stepConnectHint} />
            </p>
            <ConnectShop fault={fault} autoFocus />
          </Step>
          <Step
            number={2}
            state={current === 'import' ? 'current' : current === 'draft' ? 'done' : 'later'}
            title={<FormattedMessage {...messages.stepImport} />}
            summary={
              current === 'draft' ? (
                <FormattedMessage {...messages.imported} values={{ count: imported }} />
              ) : (
                <FormattedMessage {...messages.stepImportHint} />
              )
            }
          >
            {shop && <ImportProgress shop={shop} />}
          </Step>
          <Step
            number={3}
            state={current === 'draft' ? 'current' : 'later'}
            title={<FormattedMessage {...messages.stepDraft} />}
            summary={<FormattedMessage {...messages.stepDraftHint} />}
          >
            {shop && <DraftFirst shopId={shop.id} products={imported} />}
          </Step>
        </ol>
      </Card>
    </div>
  );
}
