import { Link, useSearch } from '@tanstack/react-router';
import {
  Bell,
  CircleUser,
  CreditCard,
  Palette,
  Plug,
  ShieldCheck,
  Store,
  SunMoon,
  Users,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { sections } from './sections.ts';

const looks = {
  account: { icon: CircleUser, label: messages.account },
  team: { icon: Users, label: messages.team },
  shop: { icon: Store, label: messages.shop },
  brand: { icon: Palette, label: messages.brand },
  plan: { icon: CreditCard, label: messages.plan },
  integrations: { icon: Plug, label: messages.integrations },
  privacy: { icon: ShieldCheck, label: messages.privacy },
  mails: { icon: Bell, label: messages.mails },
  look: { icon: SunMoon, label: messages.look },
} as const;

/** The side list of the settings; on a phone it lies above them and scrolls sideways. */
export function SettingsNav() {
  const intl = useIntl();
  const { section = 'account' } = useSearch({ from: '/signed-in/app/app/settings' });
  const list = useRef<HTMLElement>(null);
  useEffect(
    function showCurrent() {
      const nav = list.current;
      const here = nav?.children[sections.indexOf(section)];
      if (!nav || !here) return;
      const [around, own] = [nav.getBoundingClientRect(), here.getBoundingClientRect()];
      nav.scrollLeft += own.left + own.width / 2 - around.left - around.width / 2;
    },
    [section],
  );
  return (
    <nav
      ref={list}
      aria-label={intl.formatMessage(messages.sections)}
      className="-mx-4 flex gap-1 overflow-x-auto px-4 pb-2 md:sticky md:top-20 md:mx-0 md:grid md:self-start md:overflow-visible md:p-0"
    >
      {sections.map((name) => {
        const { icon: Icon, label } = looks[name];
        return (
          <Link
            key={name}
            to="/app/settings"
            search={name === 'account' ? {} : { section: name }}
            activeOptions={{ exact: true, includeSearch: true }}
            className="flex h-11 shrink-0 items-center gap-2.5 whitespace-nowrap rounded-md px-3 font-[540] text-ink-2 transition-colors hover:bg-hover hover:text-ink aria-[current]:bg-hover aria-[current]:text-ink md:h-9"
          >
            <Icon className="size-4 shrink-0 text-ink-3" aria-hidden />
            <FormattedMessage {...label} />
          </Link>
        );
      })}
    </nav>
  );
}
