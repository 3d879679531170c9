import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { AppearanceChoice, LanguageChoice } from '../../blocks/preferences.tsx';
import { useUser } from '../../lib/app.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { Brand } from '../../ui/brand.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Example } from './example.tsx';
import { messages } from './messages.ts';

function MainLink({ size }: { size: 'md' | 'lg' }) {
  const user = useUser();
  return (
    <Link to={user ? '/app' : '/auth/register'} className={buttonClass({ variant: 'primary', size })}>
      <FormattedMessage {...(user ? messages.goToApp : messages.getStarted)} />
      {size === 'lg' && <ArrowRight className="size-4.5" aria-hidden />}
    </Link>
  );
}

function Header() {
  const user = useUser();
  return (
    <header className="mx-auto flex w-full max-w-6xl items-center gap-2 px-5 py-4 md:px-8">
      <Link to="/" className="mr-auto touch rounded-sm">
        <Brand />
      </Link>
      {!user && (
        <Link to="/auth/login" className={buttonClass({ variant: 'ghost' })}>
          <FormattedMessage {...messages.signIn} />
        </Link>
      )}
      <span className={user ? undefined : 'hidden sm:inline'}>
        <MainLink size="md" />
      </span>
    </header>
  );
}

const steps = [
  [messages.stepOne, messages.stepOneText],
  [messages.stepTwo, messages.stepTwoText],
  [messages.stepThree, messages.stepThreeText],
] as const;

function Steps() {
  return (
    <ol className="mx-5 grid max-w-[68rem] gap-x-10 gap-y-8 border-t border-line py-12 md:mx-8 md:grid-cols-3 xl:mx-auto">
      {steps.map(([title, text], index) => (
        <li key={title.id} className="grid content-start gap-1.5">
          <span className="tabular text-sm font-[600] text-accent-ink">{index + 1}</span>
          <h2 className="text-md">
            <FormattedMessage {...title} />
          </h2>
          <p className="text-pretty text-ink-2">
            <FormattedMessage {...text} />
          </p>
        </li>
      ))}
    </ol>
  );
}

/** The start page of the site: what it is, and the way in. */
export function HomePage() {
  const user = useUser();
  usePageTitle();
  return (
    <div className="flex min-h-dvh flex-col overflow-x-clip">
      <Header />
      <main className="flex-1">
        <section className="mx-auto grid w-full max-w-6xl items-center gap-14 px-5 py-12 md:grid-cols-[1.1fr_1fr] md:gap-20 md:px-8 md:py-24">
          <div className="grid justify-items-start gap-5">
            <h1 className="text-4xl font-[680] tracking-[-0.035em]">
              <FormattedMessage {...messages.headline} />
            </h1>
            <p className="max-w-[34rem] text-pretty text-lg text-ink-2">
              <FormattedMessage {...messages.lead} />
            </p>
            <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
              <MainLink size="lg" />
              <span className="text-sm text-ink-3">
                {user ? (
                  <FormattedMessage {...messages.welcome} values={{ email: user.email }} />
                ) : (
                  <FormattedMessage {...messages.note} />
                )}
              </span>
            </div>
          </div>
          <Example />
        </section>
        <Steps />
      </main>
      <footer className="mx-auto flex w-full max-w-6xl flex-wrap gap-3 px-5 py-6 md:px-8">
        <LanguageChoice />
        <AppearanceChoice />
      </footer>
    </div>
  );
}
