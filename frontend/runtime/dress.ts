import { takeColours } from './colours.ts';

/** Fits a quiz to the page around it, and again when the page changes. Returns how to stop. */
export const dress = (root: HTMLElement, accent: string | undefined): (() => void) => {
  const take = () => takeColours(root, accent);
  take();
  // A page goes dark by a class or attribute on its root, or with the system.
  const watcher = new MutationObserver(take);
  for (const node of [document.documentElement, document.body])
    watcher.observe(node, { attributeFilter: ['class', 'style', 'data-theme'] });
  const scheme = matchMedia('(prefers-color-scheme: dark)');
  scheme.addEventListener('change', take);
  return () => {
    watcher.disconnect();
    scheme.removeEventListener('change', take);
  };
};
