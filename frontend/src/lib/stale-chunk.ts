const pause = 10_000;
const key = 'reloaded-at:';

/**
 * Loads the page anew when a part of the app is gone, because a newer build replaced it: at most once per
 * path in 10 seconds, so that a broken build does not turn in circles.
 */
export const reloadOnStaleChunk = () => {
  window.addEventListener('vite:preloadError', (event) => {
    const slot = key + window.location.pathname;
    const last = Number(sessionStorage.getItem(slot));
    if (Date.now() - last < pause) return;
    sessionStorage.setItem(slot, String(Date.now()));
    event.preventDefault();
    window.location.reload();
  });
};
