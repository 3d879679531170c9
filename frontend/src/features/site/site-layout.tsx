import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { readyEvent } from '../../lib/device-keys.ts';
import { ConsentQuestion, LanguageSuggestion } from './asks.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { messages } from './messages.ts';

/** The frame of the public pages. */
export function SiteLayout() {
  // Here and not further out: the router's own boundary around the page is hydrated after what is around it.
  useEffect(function tellTheStartScript() {
    // React takes over the boundaries inside at the first event about them, but not while it runs effects.
    queueMicrotask(() => window.dispatchEvent(new Event(readyEvent)));
  }, []);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="fixed left-3 top-3 z-60 -translate-y-20 rounded-md bg-raised px-4 py-2.5 font-[560] shadow-2 focus:translate-y-0"
      >
        <FormattedMessage {...messages.skip} />
      </a>
      <Header />
      <main id="content" tabIndex={-1} className="flex-1 overflow-x-clip outline-none">
        <Outlet />
      </main>
      <Footer />
      <LanguageSuggestion />
      <ConsentQuestion />
    </div>
  );
}
