import { CatchBoundary } from '@tanstack/react-router';
import { Monitor, RotateCcw, Smartphone, Tablet } from 'lucide-react';
import { memo, type ReactNode, useCallback, useDeferredValue, useState } from 'react';
import { useIntl } from 'react-intl';
import { QuizRuntime } from '#frontend/runtime/QuizRuntime.tsx';
import type { Quiz } from '#shared/model/quiz.ts';
import { ShadowFrame } from '../../blocks/shadow-frame.tsx';
import { Button } from '../../ui/button.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { State } from '../../ui/state.tsx';
import { useEditor } from './editor-context.ts';
import { PreviewFrame, type PreviewSize } from './preview-frame.tsx';
import { messages } from './preview-messages.ts';
import { useStage } from './stage.tsx';
import { useCompiled } from './use-compiled.ts';
import { useResultsShown } from './use-results-shown.ts';

/** Drawn when what it shows changes, and not while that is on its way. */
const Runtime = memo(QuizRuntime);

/** What the app says in place of the quiz, whose paper is light in both modes: in its own colours. */
const said = (what: ReactNode) => <div className="rounded-lg bg-surface text-ink">{what}</div>;

/** Instead of results that no answers lead to. */
function NoWay() {
  const intl = useIntl();
  const { setShow } = useStage();
  return said(
    <State
      title={intl.formatMessage(messages.noWay)}
      action={<Button onClick={() => setShow('map')}>{intl.formatMessage(messages.toMap)}</Button>}
    >
      {intl.formatMessage(messages.noWayHint)}
    </State>,
  );
}

/** The buttons stand there as in the shop; what would be bought is not. */
const useNoCart = () => {
  const intl = useIntl();
  return useCallback(() => Promise.reject(new Error(intl.formatMessage(messages.noCart))), [intl]);
};

function Live() {
  const { run, playing, memory } = useStage();
  const { head, loadPool } = useCompiled();
  const { asked, locale } = useEditor(({ at, locale, quiz }) => ({
    asked: !playing && quiz.questions.some((question) => question.id === at) ? at : undefined,
    locale,
  }));
  // What is pressed shows first; the preview follows, and gives way to the next press.
  const startAt = useDeferredValue(asked);
  const noCart = useNoCart();
  const { noWay, error, retry } = useResultsShown();
  if (noWay) return <NoWay />;
  if (error) return said(<LoadError error={error} retry={retry} />);
  return (
    <ShadowFrame key={run}>
      <Runtime
        head={head}
        loadPool={loadPool}
        onDemand
        locale={locale}
        startAt={startAt}
        storage={memory}
        addToCart={noCart}
      />
    </ShadowFrame>
  );
}

const keys = new WeakMap<Quiz, number>();
let lastKey = 0;

/** A number of its own for each state of the draft: to write a long one out at every key would be felt. */
const keyOf = (quiz: Quiz): number => {
  const key = keys.get(quiz) ?? ++lastKey;
  keys.set(quiz, key);
  return key;
};

/** Stands in while the draft cannot be shown, for example while a question has no option. */
function Broken() {
  const intl = useIntl();
  return said(
    <State title={intl.formatMessage(messages.broken)}>{intl.formatMessage(messages.brokenHint)}</State>,
  );
}

const live = <Live />;

/** A draft that could not be shown is tried again after each change. */
function Guarded() {
  const key = useEditor(({ quiz }) => keyOf(quiz));
  return (
    <CatchBoundary getResetKey={() => key} errorComponent={Broken}>
      {live}
    </CatchBoundary>
  );
}

const icons = { phone: Smartphone, tablet: Tablet, desktop: Monitor };

/** The quiz as a shopper sees it: the real runtime over the draft, at a phone's, a tablet's or a desktop's width. */
export function PreviewPanel() {
  const intl = useIntl();
  const [size, setSize] = useState<PreviewSize>('phone');
  const { restart } = useStage();
  return (
    <div className="flex min-h-0 w-full flex-1 flex-col items-center gap-4">
      <div className="flex items-center gap-2">
        <Segmented<PreviewSize>
          label={intl.formatMessage(messages.width)}
          value={size}
          onChange={setSize}
          className="max-lg:hidden"
          items={(['phone', 'tablet', 'desktop'] as const).map((value) => {
            const Icon = icons[value];
            return { value, label: <Icon aria-hidden />, name: intl.formatMessage(messages[value]) };
          })}
        />
        <Button variant="ghost" size="sm" onClick={restart}>
          <RotateCcw className="size-4" aria-hidden />
          {intl.formatMessage(messages.restart)}
        </Button>
      </div>
      <PreviewFrame size={size}>
        <Guarded />
      </PreviewFrame>
    </div>
  );
}
