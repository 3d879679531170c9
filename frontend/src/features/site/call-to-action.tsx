import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { buttonClass } from '../../ui/button.tsx';
import { MainLink } from './main-link.tsx';
import { messages } from './messages.ts';

/** The last section of a page: the way in, or a conversation first. */
export function CallToAction() {
  return (
    <section className="mx-auto my-16 grid w-[calc(100%-2.5rem)] max-w-[68rem] justify-items-center gap-4 rounded-xl border border-accent-line bg-accent-soft px-6 py-14 text-center md:my-24">
      <h2 className="text-2xl">
        <FormattedMessage {...messages.ctaTitle} />
      </h2>
      <p className="max-w-xl text-pretty text-md text-ink-2">
        <FormattedMessage {...messages.ctaText} />
      </p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        <MainLink size="lg" />
        <Link to="/contact" search={{ topic: 'demo' }} className={buttonClass({ size: 'lg' })}>
          <FormattedMessage {...messages.bookDemo} />
        </Link>
      </div>
    </section>
  );
}
