import { FormattedMessage } from 'react-intl';
import { MainLink } from '../site/main-link.tsx';
import { Example } from './example.tsx';
import { messages } from './messages.ts';
import { WatchDemo } from './watch-demo.tsx';

export function VisitorHero() {
  return (
    <section className="mx-auto grid w-full max-w-6xl items-center gap-14 px-5 py-12 md:grid-cols-[1.1fr_1fr] md:gap-20 md:px-8 md:py-24">
      <div className="grid justify-items-start gap-5">
        <h1 className="text-4xl font-[680] tracking-[-0.035em]">
          <FormattedMessage {...messages.headline} />
        </h1>
        <p className="max-w-[34rem] text-pretty text-lg text-ink-2">
          <FormattedMessage {...messages.lead} />
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-3">
          <MainLink size="lg" />
          <WatchDemo />
        </div>
        <p className="text-ink-3">
          <FormattedMessage {...messages.note} />
        </p>
      </div>
      <Example />
    </section>
  );
}
