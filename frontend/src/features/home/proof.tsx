import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { buttonClass } from '../../ui/button.tsx';
import { Screenshot } from '../site/screenshot.tsx';
import { messages } from './messages.ts';

const claims = [
  [messages.claimOne, messages.claimOneText],
  [messages.claimTwo, messages.claimTwoText],
  [messages.claimThree, messages.claimThreeText],
  [messages.claimFour, messages.claimFourText],
] as const;

/** What it does for a shop, beside the builder as it is. */
export function Proof() {
  return (
    <section className="mx-auto w-full max-w-6xl px-5 py-16 md:px-8 md:py-24">
      <h2 className="max-w-2xl text-3xl font-[660] tracking-[-0.03em]">
        <FormattedMessage {...messages.proof} />
      </h2>
      <dl className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {claims.map(([title, text]) => (
          <div key={title.id} className="grid content-start gap-1 border-t-2 border-accent pt-4">
            <dt className="text-xl font-[640] tracking-tight">
              <FormattedMessage {...title} />
            </dt>
            <dd className="text-pretty text-ink-2">
              <FormattedMessage {...text} />
            </dd>
          </div>
        ))}
      </dl>
      <Screenshot name="builder" alt={messages.builderAlt} className="mt-12" />
      <Link to="/features" className={`${buttonClass({ size: 'lg' })} mt-8`}>
        <FormattedMessage {...messages.allFeatures} />
      </Link>
    </section>
  );
}
