import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Bar, createLoadingBar, estimate, noBar } from './loading-bar.ts';

it('is estimated over 2000 ms: starts at nothing, grows, and never says done by itself', () => {
  const steps = [0, 200, 1000, 2000, 60_000].map(estimate);
  expect(steps[0]).toBe(0);
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
  expect(steps.at(-1)).toBeLessThan(100);
  expect(estimate(2000)).toBeCloseTo((2 / Math.PI) * 100 * Math.atan(Math.PI / 2));
});

describe('the bar', () => {
  let bar: Bar;
  let lead: ReturnType<typeof createLoadingBar>;
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'performance', 'requestAnimationFrame', 'cancelAnimationFrame'],
    });
    // Node has no frames of its own to fake.
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, 16));
    vi.stubGlobal('cancelAnimationFrame', clearTimeout);
    bar = noBar;
    lead = createLoadingBar((next) => {
      bar = next;
    });
    return () => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    };
  });

  it('appears after 200 ms of loading, and not at all for what is there by then', () => {
    lead.begin();
    vi.advanceTimersByTime(199);
    expect(bar).toEqual({ phase: 'idle', percent: 0 });
    lead.end();
    vi.advanceTimersByTime(5000);
    expect(bar).toEqual({ phase: 'idle', percent: 0 });
    lead.begin();
    vi.advanceTimersByTime(200);
    expect(bar).toEqual({ phase: 'loading', percent: estimate(200) });
  });

  it('grows by the time that loading takes', () => {
    lead.begin();
    vi.advanceTimersByTime(1000);
    const { percent } = bar;
    expect(percent).toBeGreaterThan(estimate(900));
    vi.advanceTimersByTime(1000);
    expect(bar.percent).toBeGreaterThan(percent);
  });

  it('ends at 100, hides after 500 ms and is reset 400 ms later', () => {
    lead.begin();
    vi.advanceTimersByTime(700);
    lead.end();
    expect(bar).toEqual({ phase: 'full', percent: 100 });
    vi.advanceTimersByTime(499);
    expect(bar.phase).toBe('full');
    vi.advanceTimersByTime(1);
    expect(bar).toEqual({ phase: 'fading', percent: 100 });
    vi.advanceTimersByTime(399);
    expect(bar.phase).toBe('fading');
    vi.advanceTimersByTime(1);
    expect(bar).toEqual({ phase: 'idle', percent: 0 });
  });

  it('starts at 0 again when something else loads while it leaves', () => {
    lead.begin();
    vi.advanceTimersByTime(700);
    lead.end();
    lead.begin();
    expect(bar).toEqual({ phase: 'idle', percent: 0 });
    vi.advanceTimersByTime(200);
    expect(bar.phase).toBe('loading');
    lead.stop();
  });
});
