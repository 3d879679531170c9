import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { estimate, hideAfter, resetAfter, throttle } from '../lib/loading-bar.ts';

type Phase = 'idle' | 'loading' | 'full' | 'fading';

const usePhase = (busy: boolean) => {
  const [phase, setPhase] = useState<Phase>('idle');
  const [percent, setPercent] = useState(0);

  useEffect(
    function showWhileBusy() {
      if (!busy) {
        setPhase((now) => (now === 'loading' ? 'full' : now));
        return;
      }
      let began = 0;
      let frame = 0;
      const grow = (now: number) => {
        setPercent(estimate(now - began));
        frame = requestAnimationFrame(grow);
      };
      const timer = setTimeout(() => {
        began = performance.now() - throttle;
        setPhase('loading');
        frame = requestAnimationFrame(grow);
      }, throttle);
      return () => {
        clearTimeout(timer);
        cancelAnimationFrame(frame);
      };
    },
    [busy],
  );
  useEffect(
    function leaveInSteps() {
      if (phase !== 'full' && phase !== 'fading') return;
      const next = phase === 'full' ? 'fading' : 'idle';
      const timer = setTimeout(() => setPhase(next), phase === 'full' ? hideAfter : resetAfter);
      return () => clearTimeout(timer);
    },
    [phase],
  );
  return { phase, percent: phase === 'full' || phase === 'fading' ? 100 : percent };
};

/** 3 px of white over an amber track while a page loads; the track turns red when that fails. */
export function LoadingBar() {
  const busy = useRouterState({ select: (state) => state.isLoading });
  const failed = useRouterState({
    select: (state) => state.matches.some((match) => match.status === 'error'),
  });
  const { phase, percent } = usePhase(busy);
  if (phase === 'idle') return null;
  return (
    <div
      aria-hidden
      className={`pointer-events-none fixed inset-x-0 top-0 z-100 h-[3px] transition-opacity duration-300 ${failed ? 'bg-bad' : 'bg-accent'}`}
      style={{ opacity: phase === 'fading' ? 0 : 1 }}
    >
      <div className="h-full bg-[white]" style={{ width: `${percent}%` }} />
    </div>
  );
}
