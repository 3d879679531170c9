import { mayLoadAnew } from './full-load.ts';

/** Loads the page anew when a part of the app is gone, because a newer build replaced it. */
export const reloadOnStaleChunk = () => {
  window.addEventListener('vite:preloadError', (event) => {
    // Without a connection the part is not gone, and a reload would take away the page and what is typed in it.
    if (!navigator.onLine) return;
    if (!mayLoadAnew(window.location.pathname, Date.now(), sessionStorage)) return;
    event.preventDefault();
    window.location.reload();
  });
};
