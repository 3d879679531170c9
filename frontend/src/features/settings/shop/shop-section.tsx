import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { Shop } from '#shared/api/shops.ts';
import { ConnectShop } from '../../../blocks/connect-shop.tsx';
import { InShop } from '../../../blocks/in-shop.tsx';
import { shopReportQuery } from '../../../data/analytics.ts';
import { quizzesQuery } from '../../../data/quizzes.ts';
import { shopQuery } from '../../../data/shops.ts';
import { useApp } from '../../../lib/app.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { messages as settingsMessages } from '../messages.ts';
import { Section } from '../section.tsx';
import { ConnectionFacts } from './connection-facts.tsx';
import { Disconnect } from './disconnect.tsx';
import { ImportAgain } from './import-again.tsx';
import { messages } from './messages.ts';

function Another() {
  return (
    <details className="group border-t border-line pt-3">
      <summary className="min-h-8 content-center rounded-sm text-sm font-[540] text-accent-ink">
        <FormattedMessage {...messages.another} />
      </summary>
      <div className="pt-3">
        <ConnectShop />
      </div>
    </details>
  );
}

function Again({ domain }: { domain: string }) {
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <p className="text-pretty text-ink-2">
        <FormattedMessage {...messages.again} />
      </p>
      <ConnectShop initial={domain} />
    </div>
  );
}

/** Whether quizzes are seen in the theme, in a card of its own. */
function Seen({ shop }: { shop: Shop }) {
  const { client } = useApp();
  const { data: quizzes } = useQuery(quizzesQuery(client, shop.id));
  const { data: report, error, refetch } = useQuery(shopReportQuery(client, shop.id));
  if (!quizzes) return null;
  return (
    <Card className="p-5">
      <InShop shop={shop} quizzes={quizzes} days={report?.days} error={error} retry={refetch} />
    </Card>
  );
}

/** The connected shop: how it stands, what we may do in it, the import, and the way out. */
export function ShopSection({ shop: listed }: { shop: Shop }) {
  const { data: shop = listed } = useQuery({
    ...shopQuery(useApp().client, listed.id),
    placeholderData: listed,
  });
  const out = shop.disconnectedAt !== undefined;
  return (
    <>
      <Section
        title={<FormattedMessage {...settingsMessages.shop} />}
        hint={<FormattedMessage {...messages.hint} />}
      >
        <div className="grid gap-5">
          <div className="flex flex-wrap items-start justify-between gap-3">
            <div className="min-w-0">
              <p className="font-[560] wrap-anywhere">{shop.name}</p>
              <p className="text-ink-2 wrap-anywhere">{shop.domain}</p>
            </div>
            <Badge tone={out ? 'bad' : 'good'} dot>
              <FormattedMessage {...(out ? messages.disconnected : messages.connected)} />
            </Badge>
          </div>
          <ConnectionFacts shop={shop} />
          {out ? (
            <Again domain={shop.domain} />
          ) : (
            <>
              <ImportAgain shop={shop} />
              <Another />
            </>
          )}
        </div>
      </Section>
      <div className="-mt-4 mb-8">
        <Seen shop={shop} />
      </div>
      {!out && <Disconnect shop={shop} />}
    </>
  );
}
