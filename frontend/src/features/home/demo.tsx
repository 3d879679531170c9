import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/button.tsx';
import { messages } from './messages.ts';

const DemoQuiz = lazy(() => import('./demo-quiz.tsx').then((part) => ({ default: part.DemoQuiz })));

function Poster({ busy, onStart }: { busy: boolean; onStart(): void }) {
  return (
    <div className="grid min-h-[24rem] content-center justify-items-center gap-3 text-center">
      <p className="text-xl font-[620] tracking-tight">
        <FormattedMessage {...messages.demoPoster} />
      </p>
      <p className="max-w-sm text-pretty opacity-80">
        <FormattedMessage {...messages.demoPosterText} />
      </p>
      <Button variant="primary" size="lg" busy={busy} onClick={onStart} className="mt-3 noscript:hidden">
        <FormattedMessage {...messages.demoStart} />
      </Button>
      <p className="mt-3 hidden max-w-sm text-pretty noscript:block">
        <FormattedMessage {...messages.demoNoScript} />
      </p>
    </div>
  );
}

/** A quiz to try: the same engine and the same screens as in a shop, over a few shoes. */
export function Demo() {
  const [started, setStarted] = useState(false);
  return (
    <section id="demo" className="bg-accent-soft">
      <div className="mx-auto grid w-full max-w-6xl items-center gap-10 px-5 py-16 md:grid-cols-[1fr_1.1fr] md:px-8 md:py-24">
        <div className="grid content-center gap-4">
          <h2 className="text-3xl font-[660] tracking-[-0.03em]">
            <FormattedMessage {...messages.demo} />
          </h2>
          <p className="max-w-md text-pretty text-lg text-ink-2">
            <FormattedMessage {...messages.demoText} />
          </p>
        </div>
        <div className="rounded-xl border border-accent-line bg-paper p-6 text-paper-ink shadow-2">
          {started ? (
            <Suspense fallback={<Poster busy onStart={() => {}} />}>
              <DemoQuiz />
            </Suspense>
          ) : (
            <Poster busy={false} onStart={() => setStarted(true)} />
          )}
        </div>
      </div>
    </section>
  );
}
