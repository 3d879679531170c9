/**
 * Closes an open menu of the header with Escape, which gives the focus back to its button, and as soon as the focus
 * or a press goes elsewhere: the menu would lie over what has the focus then.
 */
export const closeMenus = (): void => {
  const opened = () => document.querySelector<HTMLDetailsElement>('header details[open]');
  document.addEventListener('keydown', ({ key }) => {
    const menu = opened();
    if (key !== 'Escape' || !menu) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  for (const type of ['focusin', 'pointerdown'])
    document.addEventListener(type, ({ target }) => {
      const menu = opened();
      if (menu && target instanceof Node && !menu.contains(target)) menu.open = false;
    });
};
