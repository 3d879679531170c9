/**
 * Holds the page still behind a dialog. The place of its scrollbar is kept, so that nothing moves.
 * @returns how to let go, which leaves the page's own styles as they were; calling it again does nothing
 */
export const lockScroll = (): (() => void) => {
  const { documentElement: page } = document;
  const { style } = page;
  const bare = !page.hasAttribute('style');
  const names = ['overflow-x', 'overflow-y', 'scrollbar-gutter'];
  const before = names.map(
    (name) => [style.getPropertyValue(name), style.getPropertyPriority(name)] as const,
  );
  const bar = innerWidth > page.clientWidth;
  style.setProperty('overflow', 'hidden', 'important');
  if (bar) style.setProperty('scrollbar-gutter', 'stable', 'important');
  let locked = true;
  return () => {
    if (!locked) return;
    locked = false;
    // One by one: a strict policy forbids to set the attribute, and the page may have changed others meanwhile.
    names.forEach((name, index) => {
      const [value = '', priority = ''] = before[index] ?? [];
      style.setProperty(name, value, priority);
    });
    if (bare && style.length === 0) page.removeAttribute('style');
  };
};
