import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { type Bar, createLoadingBar, noBar } from '../lib/loading-bar.ts';

const useBar = (busy: boolean): Bar => {
  const [bar, setBar] = useState(noBar);
  const lead = useRef<ReturnType<typeof createLoadingBar>>(undefined);
  useEffect(function leadWhileMounted() {
    const leading = createLoadingBar(setBar);
    lead.current = leading;
    return leading.stop;
  }, []);
  useEffect(
    function followTheRouter() {
      if (busy) lead.current?.begin();
      else lead.current?.end();
    },
    [busy],
  );
  return bar;
};

/** 3 px of white over an amber track; the track turns red when loading failed. */
export function BarLine({ phase, percent, failed }: Bar & { failed: boolean }) {
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

/** Shows that a page loads, once that takes a while. */
export function LoadingBar() {
  const busy = useRouterState({ select: (state) => state.isLoading });
  const failed = useRouterState({
    select: (state) => state.matches.some((match) => match.status === 'error'),
  });
  return <BarLine {...useBar(busy)} failed={failed} />;
}
