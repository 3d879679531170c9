import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { shopsQuery } from '../../data/shops.ts';
import { useApp } from '../../lib/app.ts';
import { usePickShop } from '../../lib/current-shop.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AccountSection } from './account/account-section.tsx';
import { BrandSection } from './brand/brand-section.tsx';
import { IntegrationsSection } from './integrations/integrations-section.tsx';
import { LookSection } from './look-section.tsx';
import { MailsSection } from './mails-section.tsx';
import { messages } from './messages.ts';
import { NoShop } from './no-shop.tsx';
import { PlanSection } from './plan-section.tsx';
import { PrivacySection } from './privacy/privacy-section.tsx';
import type { SectionName } from './sections.ts';
import { SettingsNav } from './settings-nav.tsx';
import { ShopSection } from './shop/shop-section.tsx';
import { TeamSection } from './team/team-section.tsx';

/** The parts that are about the shop that is worked on. */
const ofShop = {
  team: TeamSection,
  shop: ShopSection,
  brand: BrandSection,
  plan: PlanSection,
  integrations: IntegrationsSection,
  privacy: PrivacySection,
} as const;

function AboutShop({ name }: { name: keyof typeof ofShop }) {
  const pickShop = usePickShop();
  const { data: shops, error, refetch } = useQuery(shopsQuery(useApp().client));
  if (error && !shops) return <LoadError error={error} retry={refetch} />;
  if (!shops) return <Skeleton className="h-40" />;
  const shop = pickShop(shops);
  const Part = ofShop[name];
  return shop ? <Part key={shop.id} shop={shop} /> : <NoShop />;
}

function Content({ current }: { current: SectionName }) {
  if (current === 'account') return <AccountSection />;
  if (current === 'mails') return <MailsSection />;
  if (current === 'look') return <LookSection />;
  return <AboutShop name={current} />;
}

export function SettingsPage() {
  const intl = useIntl();
  const { section = 'account' } = useSearch({ from: '/signed-in/app/app/settings' });
  return (
    <Page title={intl.formatMessage(messages.title)}>
      <div className="grid gap-x-10 gap-y-4 md:grid-cols-[13rem_minmax(0,1fr)]">
        <SettingsNav />
        <div className="max-w-2xl">
          <Content current={section} />
        </div>
      </div>
    </Page>
  );
}
