import { FormattedMessage } from 'react-intl';
import type { Shop } from '#shared/api/shops.ts';
import { Section } from '../section.tsx';
import { messages } from './messages.ts';
import { Retention } from './retention.tsx';
import { ShopperRequest } from './shopper-request.tsx';

/** How long answers are kept, and what a shopper may ask for. */
export function PrivacySection({ shop }: { shop: Shop }) {
  return (
    <>
      <Section
        title={<FormattedMessage {...messages.keep} />}
        hint={<FormattedMessage {...messages.keepHint} />}
      >
        <Retention shop={shop} />
      </Section>
      <Section
        title={<FormattedMessage {...messages.request} />}
        hint={<FormattedMessage {...messages.requestHint} />}
      >
        <ShopperRequest shop={shop} />
      </Section>
      <section className="grid gap-1">
        <h2 className="text-md">
          <FormattedMessage {...messages.deleted} />
        </h2>
        <p className="text-pretty text-sm text-ink-3">
          <FormattedMessage {...messages.deletedHint} />
        </p>
      </section>
    </>
  );
}
