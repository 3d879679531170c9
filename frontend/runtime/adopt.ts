const dressed = new WeakSet<Node>();

/**
 * Gives the document or shadow root that holds a node the quiz's style sheet, once. Constructed sheets pass a content
 * security policy that forbids inline styles, and nothing is added to the host page's markup.
 */
export const adopt = (node: Node, css: string): void => {
  const root = node.getRootNode();
  if (!('adoptedStyleSheets' in root)) return;
  const target = root as Document | ShadowRoot;
  if (dressed.has(target)) return;
  dressed.add(target);
  const view = (target.ownerDocument ?? target).defaultView ?? window;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(css);
  // A theme's sheets, which have a medium, stay last.
  const sheets = target.adoptedStyleSheets;
  const at = sheets.findIndex(({ media }) => media.length);
  sheets.splice(at < 0 ? sheets.length : at, 0, sheet);
};
