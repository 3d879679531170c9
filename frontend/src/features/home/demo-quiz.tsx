import { useCallback, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Happened } from '#frontend/runtime/happened.ts';
import { QuizRuntime } from '#frontend/runtime/QuizRuntime.tsx';
import { compile } from '#shared/quiz/compile.ts';
import { ShadowFrame } from '../../blocks/shadow-frame.tsx';
import { useLocale } from '../../lib/intl.tsx';
import { aboutProduct, demoProducts, demoQuiz } from './demo-data.ts';
import { messages } from './messages.ts';

const { head, pool } = compile({
  quiz: demoQuiz,
  quizId: 'demo',
  version: 1,
  products: demoProducts,
  currency: 'USD',
  branding: false,
});
const loadPool = () => Promise.resolve(pool);

/** The demo quiz: the real screens and the real engine, in the page. */
export function DemoQuiz() {
  const locale = useLocale();
  const [first, setFirst] = useState<string>();
  const tell = useCallback((happened: Happened) => {
    if (happened.kind === 'resultShown') setFirst(happened.products[0]);
    if (happened.kind === 'questionShown') setFirst(undefined);
  }, []);
  const place = useRef<HTMLDivElement>(null);
  useEffect(function takeTheFocus() {
    // The button that started it is gone.
    place.current?.focus({ preventScroll: true });
  }, []);
  const shown = first === undefined ? undefined : aboutProduct(first, locale);
  return (
    <div ref={place} tabIndex={-1} className="min-h-[24rem] outline-none">
      <ShadowFrame>
        <QuizRuntime head={head} loadPool={loadPool} locale={locale} tell={tell} />
      </ShadowFrame>
      {shown && (
        <p className="mt-5 border-t border-current/15 pt-4 text-md">
          <FormattedMessage {...messages.demoAbout} values={shown} />
        </p>
      )}
    </div>
  );
}
