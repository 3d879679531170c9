import { mayLoadAnew } from './full-load.ts';

/** Loads the page anew when a part of the app is gone, because a newer build replaced it. */
export const reloadOnStaleChunk = () => {
  window.addEventListener('vite:preloadError', (event) => {
    if (!mayLoadAnew(window.location.pathname, Date.now(), sessionStorage)) return;
    event.preventDefault();
    window.location.reload();
  });
};
