import { Link, useRouterState } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Locale } from '#shared/model/locale.ts';
import { locales } from '#shared/model/locales.ts';
import { productName } from '#shared/site.ts';
import { AppearanceChoice } from '../../blocks/preferences.tsx';
import { useLocale } from '../../lib/intl.tsx';
import { localePath } from '../../lib/locale.ts';
import { readPath } from '../../lib/read-path.ts';
import { Brand } from '../../ui/brand.tsx';
import { Button } from '../../ui/button.tsx';
import { reopenConsent } from './asks.tsx';
import { messages } from './messages.ts';

const groups = [
  {
    title: messages.product,
    links: [
      { to: '/features', label: messages.features },
      { to: '/quiz-builder', label: messages.quizBuilder },
      { to: '/pricing', label: messages.pricing },
      { to: '/why-use-a-shopify-quiz-builder', label: messages.why },
    ],
  },
  {
    title: messages.company,
    links: [
      { to: '/about', label: messages.about },
      { to: '/blog', label: messages.blog },
      { to: '/contact', label: messages.contact },
    ],
  },
  {
    title: messages.legal,
    links: [
      { to: '/privacy-policy', label: messages.privacy },
      { to: '/terms-of-service', label: messages.terms },
    ],
  },
] as const;

const names: Record<Locale, string> = { en: 'English', nl: 'Nederlands' };

/** This page in its other languages: plain links, with the query kept, that the start script remembers. */
function Languages() {
  const intl = useIntl();
  const locale = useLocale();
  const here = useRouterState({ select: ({ location }) => location.publicHref });
  const { pathname, search } = new URL(here, 'http://x');
  return (
    <nav aria-label={intl.formatMessage(messages.language)} className="flex gap-1">
      {locales.map((one) => (
        <a
          key={one}
          href={localePath(readPath(pathname).path, one) + search}
          hrefLang={one}
          lang={one}
          aria-current={one === locale ? 'true' : undefined}
          className="flex h-11 items-center rounded-md px-3 text-ink-2 hover:bg-hover aria-[current]:font-[560] aria-[current]:text-ink"
        >
          {names[one]}
        </a>
      ))}
    </nav>
  );
}

export function Footer() {
  return (
    <footer className="border-t border-line bg-sunken">
      <div className="mx-auto grid w-full max-w-6xl gap-x-8 gap-y-10 px-5 py-12 sm:grid-cols-3 md:px-8 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="grid content-start gap-3 sm:col-span-3 lg:col-span-1">
          <Brand />
          <p className="max-w-72 text-pretty text-ink-2">
            <FormattedMessage {...messages.promise} />
          </p>
        </div>
        {groups.map(({ title, links }) => (
          <div key={title.id}>
            <h2 className="mb-1 text-base">
              <FormattedMessage {...title} />
            </h2>
            <ul>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className="inline-flex min-h-11 items-center text-ink-2 hover:text-ink hover:underline"
                  >
                    <FormattedMessage {...label} />
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className="mx-auto flex w-full max-w-6xl flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-5 py-5 md:px-8">
        <p className="mr-auto text-ink-3">© {productName}</p>
        <Button
          variant="ghost"
          onClick={reopenConsent}
          className="hidden! in-data-asks:inline-flex! noscript:hidden!"
        >
          <FormattedMessage {...messages.cookies} />
        </Button>
        <Languages />
        <AppearanceChoice className="noscript:hidden" />
      </div>
    </footer>
  );
}
