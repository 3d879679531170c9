import { Link, Outlet } from '@tanstack/react-router';
import { ChartNoAxesColumn, House, LayoutGrid, ListChecks } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Brand } from '../../ui/brand.tsx';
import { Account } from './account.tsx';
import { messages } from './messages.ts';
import { PaletteButton } from './palette/palette-button.tsx';
import { ShopName } from './shop-name.tsx';
import { ViewerNotice } from './viewer-notice.tsx';

const places = [
  { to: '/app', exact: true, label: messages.home, icon: House },
  { to: '/app/quizzes', exact: false, label: messages.quizzes, icon: ListChecks },
  { to: '/app/products', exact: false, label: messages.products, icon: LayoutGrid },
  { to: '/app/analytics', exact: false, label: messages.analytics, icon: ChartNoAxesColumn },
] as const;

/** The top bar's links; on a phone they stand at the bottom edge, under the thumb. */
function Places() {
  const intl = useIntl();
  return (
    <nav
      aria-label={intl.formatMessage(messages.navigation)}
      className="fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:static md:gap-1 md:border-0 md:bg-transparent md:p-0"
    >
      {places.map(({ to, exact, label, icon: Icon }) => (
        <Link
          key={to}
          to={to}
          activeOptions={{ exact }}
          className="flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 text-xs font-[540] text-ink-3 transition-colors hover:text-ink data-[status=active]:text-ink md:h-8 md:min-h-0 md:flex-none md:flex-row md:rounded-md md:px-3 md:text-base md:text-ink-2 md:hover:bg-hover md:data-[status=active]:bg-hover"
        >
          <Icon className="size-5 md:hidden" aria-hidden />
          <FormattedMessage {...label} />
        </Link>
      ))}
    </nav>
  );
}

export function AppLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="fixed left-3 top-3 z-60 -translate-y-20 rounded-md bg-raised px-4 py-2.5 font-[560] shadow-2 focus:translate-y-0"
      >
        <FormattedMessage {...messages.skip} />
      </a>
      <header className="sticky top-0 z-30 border-b border-line bg-surface">
        <div className="mx-auto flex h-(--bar) max-w-6xl items-center gap-3 px-4 md:gap-5 md:px-8">
          <Link to="/app" className="touch rounded-sm">
            <Brand compact />
          </Link>
          <ShopName />
          <div className="ml-auto flex items-center gap-4">
            <Places />
            <PaletteButton />
            <Account />
          </div>
        </div>
      </header>
      <ViewerNotice />
      <main id="content" tabIndex={-1} className="flex-1 pb-20 outline-none md:pb-8">
        <Outlet />
      </main>
    </div>
  );
}
