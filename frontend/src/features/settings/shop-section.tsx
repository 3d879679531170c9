import { FormattedMessage, useIntl } from 'react-intl';
import type { Shop } from '#shared/api/shops.ts';
import { ConnectShop } from '../../blocks/connect-shop.tsx';
import { messages } from './messages.ts';
import { Section } from './section.tsx';

export function ShopSection({ shop }: { shop: Shop }) {
  const intl = useIntl();
  const imported = shop.sync?.finishedAt;
  return (
    <Section
      title={<FormattedMessage {...messages.shop} />}
      hint={<FormattedMessage {...messages.shopHint} />}
    >
      <div className="grid gap-1">
        <p className="font-[560] wrap-anywhere">{shop.name}</p>
        <p className="text-ink-2 wrap-anywhere">{shop.domain}</p>
        <p className="text-sm text-ink-3">
          <FormattedMessage
            {...messages.connected}
            values={{ when: intl.formatDate(shop.connectedAt, { dateStyle: 'long' }) }}
          />
        </p>
        {imported && (
          <p className="text-sm text-ink-3">
            <FormattedMessage
              {...messages.importedAt}
              values={{ when: intl.formatDate(imported, { dateStyle: 'medium', timeStyle: 'short' }) }}
            />
          </p>
        )}
        <details className="group mt-3 border-t border-line pt-3">
          <summary className="min-h-8 content-center rounded-sm text-sm font-[540] text-accent-ink">
            <FormattedMessage {...messages.reconnect} />
          </summary>
          <div className="pt-3">
            <ConnectShop />
          </div>
        </details>
      </div>
    </Section>
  );
}
