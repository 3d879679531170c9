import { useDeferredValue, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { QuizRuntime } from '#frontend/runtime/QuizRuntime.tsx';
import type { Brand } from '#shared/model/brand.ts';
import { compile } from '#shared/quiz/compile.ts';
import { readableTheme } from '#shared/quiz/readableTheme.ts';
import { ShadowFrame } from '../../../blocks/shadow-frame.tsx';
import { useLocale } from '../../../lib/intl.tsx';
import { messages } from './messages.ts';
import { sampleQuiz } from './sample.ts';

const { head, pool } = compile({
  quiz: sampleQuiz,
  quizId: 'brand',
  version: 1,
  products: [],
  currency: 'EUR',
  branding: false,
});
const loadPool = () => Promise.resolve(pool);

/** A question in the brand, drawn by the real runtime as it is published. */
export function BrandPreview({ look }: { look: Brand }) {
  const intl = useIntl();
  const locale = useLocale();
  const shown = useDeferredValue(look);
  const inBrand = useMemo(() => ({ ...head, theme: readableTheme(shown) }), [shown]);
  return (
    <div
      role="img"
      aria-label={intl.formatMessage(messages.preview)}
      className="overflow-hidden rounded-xl border border-line bg-paper p-5 text-paper-ink shadow-1"
    >
      <div inert>
        <ShadowFrame>
          <QuizRuntime head={inBrand} loadPool={loadPool} locale={locale} />
        </ShadowFrame>
      </div>
    </div>
  );
}
