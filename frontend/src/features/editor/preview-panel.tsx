import { CatchBoundary } from '@tanstack/react-router';
import { Monitor, RotateCcw, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { QuizRuntime } from '#frontend/runtime/QuizRuntime.tsx';
import type { Quiz } from '#shared/model/quiz.ts';
import { ShadowFrame } from '../../blocks/shadow-frame.tsx';
import { Button } from '../../ui/button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { State } from '../../ui/state.tsx';
import { useEditor } from './editor-context.ts';
import { messages } from './preview-messages.ts';
import { useStage } from './stage.tsx';
import { useCompiled } from './use-compiled.ts';

function Live() {
  const { at, locale, quiz } = useEditor();
  const { run, playing, memory } = useStage();
  const { head, loadPool } = useCompiled();
  const startAt = !playing && quiz.questions.some((question) => question.id === at) ? at : undefined;
  return (
    <ShadowFrame key={run}>
      <QuizRuntime
        head={head}
        loadPool={loadPool}
        onDemand
        locale={locale}
        startAt={startAt}
        storage={memory}
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
  return <State title={intl.formatMessage(messages.broken)}>{intl.formatMessage(messages.brokenHint)}</State>;
}

/** The quiz as a shopper sees it: the real runtime over the draft, at a phone's or a desktop's width. */
export function PreviewPanel() {
  const intl = useIntl();
  const { quiz } = useEditor();
  const [width, setWidth] = useState<'phone' | 'desktop'>('phone');
  const { restart } = useStage();
  return (
    <div className="flex min-h-0 w-full flex-1 flex-col items-center gap-4">
      <div className="flex items-center gap-2">
        <Segmented<'phone' | 'desktop'>
          label={intl.formatMessage(messages.width)}
          value={width}
          onChange={setWidth}
          className="max-lg:hidden"
          items={[
            { value: 'phone', label: <Smartphone aria-hidden />, name: intl.formatMessage(messages.phone) },
            { value: 'desktop', label: <Monitor aria-hidden />, name: intl.formatMessage(messages.desktop) },
          ]}
        />
        <Button variant="ghost" size="sm" onClick={restart}>
          <RotateCcw className="size-4" aria-hidden />
          {intl.formatMessage(messages.restart)}
        </Button>
      </div>
      <div
        data-testid="preview"
        className={`w-full flex-1 overflow-hidden rounded-xl border border-line bg-paper text-paper-ink shadow-2 transition-[max-width] duration-200 ${width === 'phone' ? 'max-w-[24.375rem]' : 'max-w-4xl'}`}
      >
        <div className="h-full overflow-y-auto p-5 lg:p-6">
          <CatchBoundary getResetKey={() => keyOf(quiz)} errorComponent={Broken}>
            <Live />
          </CatchBoundary>
        </div>
      </div>
    </div>
  );
}
