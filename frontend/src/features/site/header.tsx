import { Link, useRouterState } from '@tanstack/react-router';
import { Menu as MenuIcon } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Brand } from '../../ui/brand.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { ForWhom } from './for-whom.tsx';
import { MainLink } from './main-link.tsx';
import { messages } from './messages.ts';

const places = [
  { to: '/', label: messages.home },
  { to: '/features', label: messages.features },
  { to: '/pricing', label: messages.pricing },
  { to: '/blog', label: messages.blog },
  { to: '/about', label: messages.about },
  { to: '/contact', label: messages.contact },
] as const;

function Places({ className }: { className: string }) {
  return places.map(({ to, label }) => (
    <Link
      key={to}
      to={to}
      activeOptions={{ exact: to === '/', includeSearch: false }}
      className={`${className} rounded-md font-[520] text-ink-2 transition-colors hover:bg-hover hover:text-ink data-[status=active]:text-ink`}
    >
      <FormattedMessage {...label} />
    </Link>
  ));
}

function SignIn() {
  return (
    <ForWhom
      visitor={
        <Link to="/auth/login" className={`${buttonClass({ variant: 'ghost' })} max-sm:hidden`}>
          <FormattedMessage {...messages.signIn} />
        </Link>
      }
      member={null}
    />
  );
}

/**
 * Opens and closes without any script, and closes once a link was followed; `closeMenus` adds Escape. Where the page
 * is magnified it is higher than the window, and scrolls by itself.
 */
function PhoneMenu() {
  const intl = useIntl();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return (
    <details key={path} className="lg:hidden">
      <summary
        aria-label={intl.formatMessage(messages.menu)}
        className={`${buttonClass({ variant: 'ghost', icon: true })} list-none [&::-webkit-details-marker]:hidden`}
      >
        <MenuIcon className="size-5" aria-hidden />
      </summary>
      <nav
        aria-label={intl.formatMessage(messages.navigation)}
        className="absolute inset-x-0 top-full grid max-h-[calc(100dvh-4rem)] gap-1 overflow-y-auto border-b border-line bg-surface p-3 shadow-2"
      >
        <Places className="px-3 py-3 text-md" />
        <ForWhom
          visitor={
            <Link
              to="/auth/login"
              className="rounded-md px-3 py-3 text-md font-[520] text-ink-2 hover:bg-hover"
            >
              <FormattedMessage {...messages.signIn} />
            </Link>
          }
          member={null}
        />
      </nav>
    </details>
  );
}

export function Header() {
  const intl = useIntl();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-canvas">
      <div className="mx-auto flex h-16 w-full max-w-6xl items-center gap-2 px-5 max-[22rem]:gap-1 max-[22rem]:px-3 md:px-8">
        <Link to="/" className="touch mr-auto min-w-0 rounded-sm lg:mr-4">
          <Brand />
        </Link>
        <nav
          aria-label={intl.formatMessage(messages.navigation)}
          className="mr-auto hidden items-center gap-0.5 lg:flex"
        >
          <Places className="px-3 py-2" />
        </nav>
        <SignIn />
        <MainLink size="md" />
        <PhoneMenu />
      </div>
    </header>
  );
}
