const taken = new WeakSet<Event>();

/** A link within this page; a page with a `<base>` has them lead elsewhere by their letter only. */
const leadsHere = (link: HTMLAnchorElement, hash: string): boolean =>
  link.getAttribute('href') === hash || link.href === location.href.split('#')[0] + hash;

/**
 * Opens a quiz from links to `#quiz_…`, and from an address that ends so or leads to a result of it. A link adds nothing to the history, and one
 * that opens in another tab still does.
 * @param open what the focus returns to is its argument
 * @returns how to stop
 */
export const links = (quizId: string, open: (opener: HTMLElement) => void): (() => void) => {
  const end = new AbortController();
  const { signal } = end;
  const pressed = (event: MouseEvent) => {
    const [target] = event.composedPath();
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (!link || !leadsHere(link, `#${quizId}`)) return;
    if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    // One of two elements with the same quiz answers.
    if (taken.has(event)) return;
    taken.add(event);
    event.preventDefault();
    open(link);
  };
  const addressed = () => {
    if (location.hash.split('=')[0] === `#${quizId}`) open(document.body);
  };
  // Before scripts of the page that scroll to where links lead.
  document.addEventListener('click', pressed, { capture: true, signal });
  addEventListener('hashchange', addressed, { signal });
  addressed();
  return () => end.abort();
};
