import { ShieldCheck } from 'lucide-react';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Proof } from '#shared/quiz/prove.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { State } from '../../../ui/state.tsx';
import { useCatalogueFault } from '../catalogue-fault.tsx';
import { useEditor } from '../editor-context.ts';
import { useStage } from '../stage.tsx';
import { useNames } from '../use-names.ts';
import { FindingRow } from './finding-row.tsx';
import { findingInWords, keyOf, sorted, together } from './finding-words.ts';
import { messages } from './messages.ts';
import { NeverShown } from './never-shown.tsx';
import { Scope } from './scope.tsx';

function Working({ share, onCancel }: { share: number | undefined; onCancel(): void }) {
  const intl = useIntl();
  return (
    <div className="grid gap-3" role="status">
      <p className="font-[560]">
        <FormattedMessage {...messages.working} />
      </p>
      <Progress value={share} label={intl.formatMessage(messages.working)} />
      <Button size="sm" onClick={onCancel} className="justify-self-start">
        <FormattedMessage {...messages.cancel} />
      </Button>
    </div>
  );
}

function Found({ proof }: { proof: Proof }) {
  const intl = useIntl();
  const names = useNames();
  const { listed, never } = sorted(proof.findings);
  if (proof.findings.length === 0)
    return (
      <State
        picture={<ShieldCheck className="size-8" strokeWidth={1.5} />}
        title={intl.formatMessage(messages.clean)}
      />
    );
  return (
    <>
      <ul className="grid gap-2">
        {together(listed).map((found) => (
          <FindingRow key={keyOf(found)} finding={found.finding} words={findingInWords(intl, found, names)} />
        ))}
      </ul>
      {never.length > 0 && <NeverShown findings={never} />}
    </>
  );
}

/** What the engine can prove of the draft before anybody answers it. */
export function CheckPanel() {
  const { quiz, products, catalogueComplete } = useEditor(({ quiz, products, catalogueComplete }) => ({
    quiz,
    products,
    catalogueComplete,
  }));
  const { error: missing } = useCatalogueFault();
  const { state, start, cancel } = useStage().proof;
  const { kind } = state;
  useEffect(
    function checkAtOnce() {
      if (catalogueComplete && kind === 'none') start(quiz, products);
    },
    [catalogueComplete, kind, start, quiz, products],
  );
  const outdated = state.kind === 'done' && (state.quiz !== quiz || state.products !== products);
  return (
    <div className="mx-auto grid w-full max-w-2xl content-start gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg font-[620]">
          <FormattedMessage {...messages.title} />
        </h2>
        {kind !== 'working' && (
          <Button
            size="sm"
            variant={outdated ? 'primary' : 'secondary'}
            onClick={() => start(quiz, products)}
          >
            <ShieldCheck className="size-4" aria-hidden />
            <FormattedMessage
              {...(kind === 'none' || kind === 'stopped' ? messages.check : messages.again)}
            />
          </Button>
        )}
      </div>
      {(kind === 'none' || kind === 'stopped') && (catalogueComplete || !missing) && (
        <p className="text-pretty text-ink-2">
          <FormattedMessage {...(catalogueComplete ? messages.hint : messages.waiting)} />
        </p>
      )}
      {state.kind === 'working' && <Working share={state.share} onCancel={cancel} />}
      {state.kind === 'failed' && <LoadError error={state.error} retry={async () => start(quiz, products)} />}
      {outdated && (
        <p
          className="rounded-md border border-accent-line bg-accent-soft px-3 py-2 text-sm text-accent-ink"
          role="status"
        >
          <FormattedMessage {...messages.outdated} />
        </p>
      )}
      {state.kind === 'done' && (
        <>
          <Scope proof={state.proof} />
          <Found proof={state.proof} />
        </>
      )}
    </div>
  );
}
