/** Milliseconds in which the bar is expected to get most of the way. */
const estimated = 2000;

/** Before this, nothing shows: most pages are there by then. */
const throttle = 200;
/** The full bar stays this long, then fades and is reset. */
const hideAfter = 500;
const resetAfter = 400;

/**
 * How full the bar is, 0 to just under 100, while nobody knows how long loading takes.
 * @param elapsed milliseconds since loading began
 */
export const estimate = (elapsed: number): number =>
  (2 / Math.PI) * 100 * Math.atan((elapsed / estimated) * (Math.PI / 2));

/** What shows of the bar. */
export interface Bar {
  phase: 'idle' | 'loading' | 'full' | 'fading';
  percent: number;
}

export const noBar: Bar = { phase: 'idle', percent: 0 };

/**
 * Leads the bar through its steps: shown once loading takes a while, growing, full at the end, fading, gone.
 * @param show called with every change
 */
export const createLoadingBar = (show: (bar: Bar) => void) => {
  let bar = noBar;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  const set = (phase: Bar['phase'], percent: number) => {
    bar = { phase, percent };
    show(bar);
  };
  const stop = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
  const after = (wait: number, run: () => void) => {
    timer = setTimeout(run, wait);
  };
  return {
    /** Loading began; a bar that was leaving goes on leaving until it would show again. */
    begin: () => {
      stop();
      const began = performance.now();
      const grow = () => {
        set('loading', estimate(performance.now() - began));
        frame = requestAnimationFrame(grow);
      };
      if (bar.phase !== 'idle') set('idle', 0);
      after(throttle, grow);
    },
    /** Loading ended: what shows is full, stays a moment and fades; what never showed does not. */
    end: () => {
      stop();
      if (bar.phase !== 'loading') return;
      set('full', 100);
      after(hideAfter, () => {
        set('fading', 100);
        after(resetAfter, () => set('idle', 0));
      });
    },
    stop,
  };
};
