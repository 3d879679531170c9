import { useMutation } from '@tanstack/react-query';
import { Rocket, Share2 } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AppError } from '#shared/errors.ts';
import { useReadQuizzes } from '../../data/quizzes.ts';
import { useApp } from '../../lib/app.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Problem } from '../../ui/problem.tsx';
import { useEditor } from './editor-context.ts';
import { messages } from './messages.ts';
import { ProblemList } from './problems.tsx';
import { ShareDialog } from './share-dialog.tsx';

/** Saves what is not saved, then publishes exactly that. */
const usePublish = (onDone: () => void) => {
  const { client } = useApp();
  const { shopId, record, flush, setRecord, issues } = useEditor();
  const readQuizzes = useReadQuizzes(shopId);
  return useMutation({
    mutationFn: async () => {
      if (issues.length > 0) throw new AppError('unprocessable', '', { issues });
      const revision = await flush();
      return client.quizzes.publish({ params: { shopId, quizId: record.id }, body: { revision } });
    },
    onSuccess: (published) => {
      setRecord(published);
      onDone();
      return readQuizzes();
    },
  });
};

function Refused({ error, close }: { error: unknown; close(): void }) {
  const intl = useIntl();
  const { select } = useEditor();
  const issues = error instanceof AppError ? error.issues : [];
  const words = error instanceof AppError && error.message === '' && issues.length > 0 ? null : error;
  return (
    <Dialog open onOpenChange={close} title={intl.formatMessage(messages.notPublished)}>
      <div className="grid gap-3">
        <Problem error={words} />
        <ProblemList
          issues={issues}
          onJump={(place) => {
            select(place);
            close();
          }}
        />
      </div>
    </Dialog>
  );
}

export function PublishButton() {
  const { record, save } = useEditor();
  const [sharing, setSharing] = useState<'published' | 'again' | null>(null);
  const publish = usePublish(() => setSharing('published'));
  const live = record.status === 'published';
  const changed = !live || record.publishedRevision !== record.revision || save.kind !== 'saved';
  return (
    <>
      {live && (
        <Button variant={changed ? 'ghost' : 'secondary'} onClick={() => setSharing('again')}>
          <Share2 className="size-4" aria-hidden />
          <span className={changed ? 'sr-only lg:not-sr-only' : undefined}>
            <FormattedMessage {...messages.share} />
          </span>
        </Button>
      )}
      {changed && (
        <Button variant="primary" busy={publish.isPending} onClick={() => publish.mutate()}>
          <Rocket className="size-4 max-sm:hidden" aria-hidden />
          {live && (
            <span className="max-sm:hidden">
              <FormattedMessage {...messages.publishChanges} />
            </span>
          )}
          <span className={live ? 'sm:hidden' : undefined}>
            <FormattedMessage {...messages.publish} />
          </span>
        </Button>
      )}
      {publish.error && <Refused error={publish.error} close={publish.reset} />}
      {sharing && <ShareDialog fresh={sharing === 'published'} close={() => setSharing(null)} />}
    </>
  );
}
