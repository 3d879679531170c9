import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { QuizRuntime } from '#frontend/runtime/QuizRuntime.tsx';
import type { Quiz } from '#shared/model/quiz.ts';
import { compile } from '#shared/quiz/compile.ts';
import { ShadowFrame } from '../../../blocks/shadow-frame.tsx';
import { versionQuery } from '../../../data/quizzes.ts';
import { useApp } from '../../../lib/app.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useEditor } from '../editor-context.ts';
import { createPreviewMemory } from '../preview-memory.ts';
import { useWorkshop } from '../use-workshop.ts';
import { messages } from './messages.ts';

function Running({ quiz, version }: { quiz: Quiz; version: number }) {
  const { record, products, currency, locale } = useEditor(({ record, products, currency, locale }) => ({
    record,
    products,
    currency,
    locale,
  }));
  // Its own: the editor's makes one pool of all drafts that wait.
  const workshop = useWorkshop();
  const memory = useMemo(createPreviewMemory, []);
  const quizId = record.id;
  const { head, loadPool } = useMemo(
    () => ({
      head: compile({ quiz, quizId, version, products: [], currency, branding: true }).head,
      loadPool: () => {
        workshop.stock(products);
        return workshop.run('compile', { quiz, quizId, currency });
      },
    }),
    [quiz, quizId, version, products, currency, workshop],
  );
  const shown = quiz.locales.includes(locale) ? locale : quiz.defaultLocale;
  return (
    <ShadowFrame>
      <QuizRuntime head={head} loadPool={loadPool} locale={shown} storage={memory} />
    </ShadowFrame>
  );
}

/** A published version as shoppers got it, over the products of today. */
export function VersionPreview({ version, close }: { version: number; close(): void }) {
  const intl = useIntl();
  const { client } = useApp();
  const { shopId, record } = useEditor(({ shopId, record }) => ({ shopId, record }));
  const { data, error, refetch } = useQuery(versionQuery(client, shopId, record.id, version));
  return (
    <Dialog open onOpenChange={close} title={intl.formatMessage(messages.previewOf, { number: version })}>
      {error && <LoadError error={error} retry={refetch} />}
      {!error && !data && <Skeleton className="h-96" />}
      {data && (
        <div className="min-h-96 rounded-lg border border-line bg-paper p-5 text-paper-ink">
          <Running quiz={data.quiz} version={version} />
        </div>
      )}
    </Dialog>
  );
}
