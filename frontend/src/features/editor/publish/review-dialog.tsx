import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { CatalogueFault } from '../catalogue-fault.tsx';
import { useEditor } from '../editor-context.ts';
import { ProblemList } from '../problems.tsx';
import { useStage } from '../stage.tsx';
import { messages as split } from '../versions/split-messages.ts';
import { GatePart } from './gate-part.tsx';
import { LivePart } from './live-part.tsx';
import { messages } from './messages.ts';
import { ProofPart } from './proof-part.tsx';
import { ReviewSection } from './review-section.tsx';
import { ScheduleForm } from './schedule-form.tsx';
import { messages as schedule } from './schedule-messages.ts';
import type { Publishing } from './use-publishing.ts';
import type { Review } from './use-review.ts';

interface Props {
  review: Review;
  /** Whether the time is asked for at once. */
  later: boolean;
  publishing: Publishing;
  /** Whether it is published by itself when nothing is found. */
  goesOn: boolean;
  close(): void;
}

function PublishAction({ review, publishing }: Pick<Props, 'review' | 'publishing'>) {
  const words = !review.settled
    ? messages.unchecked
    : review.warnings > 0
      ? messages.anyway
      : messages.publish;
  return (
    <Button variant="primary" busy={publishing.isPending} onClick={() => publishing.mutate()}>
      <FormattedMessage {...words} />
    </Button>
  );
}

/** What is planned does not follow what is published by hand. */
function Replaces({ at }: { at: string }) {
  const intl = useIntl();
  const date = intl.formatDate(at, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <p className="text-pretty text-ink-2">
      <FormattedMessage {...schedule.replaces} values={{ date }} />
    </p>
  );
}

/** Nothing is published while two versions are tested. */
function TestHolds({ leave }: { leave(): void }) {
  const navigate = useNavigate({ from: '/app/quizzes/editor/$quizId' });
  return (
    <div
      role="status"
      className="grid justify-items-start gap-3 rounded-md border border-accent-line bg-accent-soft p-3 text-accent-ink"
    >
      <p className="text-pretty">
        <FormattedMessage {...split.holds} />
      </p>
      <Button
        size="sm"
        onClick={() => {
          void navigate({ search: { view: 'versions' } });
          leave();
        }}
      >
        <FormattedMessage {...split.toTest} />
      </Button>
    </div>
  );
}

/** What a merchant should know before the draft goes out. Faults stop it; warnings can be overridden. */
export function ReviewDialog({ review, later, publishing, goesOn, close }: Props) {
  const intl = useIntl();
  const record = useEditor(({ record }) => record);
  const { jump } = useStage();
  const [choosing, setChoosing] = useState(later);
  const live = record.publishedVersion;
  const { issues } = review;
  return (
    <Dialog
      open
      onOpenChange={close}
      title={intl.formatMessage(live === undefined ? messages.title : messages.titleAgain)}
      description={goesOn ? intl.formatMessage(messages.goesOn) : undefined}
      footer={
        <>
          <Button onClick={close}>
            <FormattedMessage {...messages.cancel} />
          </Button>
          {issues.length === 0 && !choosing && (
            <Button onClick={() => setChoosing(true)}>
              <FormattedMessage {...schedule.open} />
            </Button>
          )}
          {issues.length === 0 && !record.split && <PublishAction review={review} publishing={publishing} />}
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Problem error={publishing.error} />
        <CatalogueFault />
        {choosing && issues.length === 0 && <ScheduleForm despite={review.grave.length > 0} onDone={close} />}
        {record.schedule && <Replaces at={record.schedule.at} />}
        {record.split && <TestHolds leave={close} />}
        {issues.length > 0 && (
          <ReviewSection title={<FormattedMessage {...messages.faults} />} state="bad">
            <ProblemList
              issues={issues}
              onJump={(place) => {
                jump(place);
                close();
              }}
            />
          </ReviewSection>
        )}
        {issues.length === 0 && <ProofPart review={review} leave={close} />}
        {issues.length === 0 && <GatePart review={review} leave={close} />}
        {live !== undefined && <LivePart version={live} />}
      </div>
    </Dialog>
  );
}
