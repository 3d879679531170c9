import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../ui/button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { FindingRow } from '../check/finding-row.tsx';
import { findingInWords, keyOf, together } from '../check/finding-words.ts';
import { messages as check } from '../check/messages.ts';
import { Scope } from '../check/scope.tsx';
import { useEditor } from '../editor-context.ts';
import { useStage } from '../stage.tsx';
import { useNames } from '../use-names.ts';
import { messages } from './messages.ts';
import { ReviewSection } from './review-section.tsx';
import type { Review } from './use-review.ts';

/** What the proof found that stops shoppers; the rest is one press away. */
export function ProofPart({ review: { proven, grave, notes }, leave }: { review: Review; leave(): void }) {
  const intl = useIntl();
  const names = useNames();
  const { setShow } = useStage();
  const catalogueComplete = useEditor(({ catalogueComplete }) => catalogueComplete);
  const working = proven.kind === 'working';
  return (
    <ReviewSection
      title={<FormattedMessage {...messages.proof} />}
      state={working ? 'working' : grave.length > 0 || proven.kind === 'failed' ? 'bad' : 'good'}
    >
      {proven.kind === 'working' && (
        <>
          <p>
            <FormattedMessage {...(catalogueComplete ? check.working : check.waiting)} />
          </p>
          <Progress value={proven.share} label={intl.formatMessage(check.working)} />
        </>
      )}
      {proven.kind === 'failed' && <FormattedMessage {...messages.proofFailed} />}
      {proven.kind === 'done' && (
        <>
          {grave.length === 0 && (
            <p>
              <FormattedMessage {...messages.proofClean} />
            </p>
          )}
          <Scope proof={proven.proof} />
          <ul className="grid gap-2 empty:hidden">
            {together(grave).map((found) => (
              <FindingRow
                key={keyOf(found)}
                finding={found.finding}
                words={findingInWords(intl, found, names)}
                onLeave={leave}
              />
            ))}
          </ul>
          {notes > 0 && (
            <Button
              size="sm"
              className="justify-self-start"
              onClick={() => {
                setShow('check');
                leave();
              }}
            >
              <FormattedMessage {...messages.proofNotes} values={{ count: notes }} />
            </Button>
          )}
        </>
      )}
    </ReviewSection>
  );
}
