const sheet = new CSSStyleSheet();
let locks = 0;

/**
 * Holds the page still behind a dialog, with the place of its scrollbar kept so that nothing moves. A style sheet does
 * it: the page's own styles stay untouched, and what it changes of them meanwhile stays changed.
 * @returns how to let go, which brings the page back to where it was unless it went elsewhere; calling it again does
 * nothing
 */
export const lockScroll = (): (() => void) => {
  const { documentElement: page } = document;
  const { scrollX: left, scrollY: top } = window;
  const { href } = location;
  if (locks++ === 0) {
    const gutter = innerWidth > page.clientWidth ? 'scrollbar-gutter:stable!important' : '';
    sheet.replaceSync(`:root:root{overflow:hidden!important;${gutter}}`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  let locked = true;
  return () => {
    if (!locked) return;
    locked = false;
    if (--locks > 0) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    // A phone's keyboard, and some browsers' rubber band, move even a page that is held.
    const moved = Math.abs(scrollX - left) + Math.abs(scrollY - top) > 1;
    if (moved && location.href === href) scrollTo({ left, top, behavior: 'instant' });
  };
};
