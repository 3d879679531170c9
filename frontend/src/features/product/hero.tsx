import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { buttonClass } from '../../ui/button.tsx';
import { MainLink } from '../site/main-link.tsx';
import { messages as site } from '../site/messages.ts';
import type { messages } from './messages.ts';

type Words = (typeof messages)[keyof typeof messages];

/** The top of a page about the product. */
export function Hero({ title, lead }: { title: Words; lead: Words }) {
  return (
    <div className="mx-auto grid w-full max-w-4xl justify-items-center gap-4 px-5 pt-14 text-center md:px-8 md:pt-20">
      <h1 className="text-4xl font-[680] tracking-[-0.035em]">
        <FormattedMessage {...title} />
      </h1>
      <p className="max-w-2xl text-pretty text-lg text-ink-2">
        <FormattedMessage {...lead} />
      </p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        <MainLink size="lg" />
        <Link to="/contact" search={{ topic: 'demo' }} className={buttonClass({ size: 'lg' })}>
          <FormattedMessage {...site.bookDemo} />
        </Link>
      </div>
    </div>
  );
}
