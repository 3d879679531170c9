import { setAttributes, setValues } from './attributes.ts';
import { begin, done, settle } from './hooks.ts';
import { type Live, listOf, nodeOf, type Props, type VNode } from './vnode.ts';

/** The element that holds a node's own nodes in the page. */
const hostOf = (live: Live): Live => {
  let host = live.parent ?? live;
  while (!host.dom && host.parent) host = host.parent;
  return host;
};

const nodesOf = (live: Live): (Element | Text)[] => (live.dom ? [live.dom] : live.kids.flatMap(nodesOf));

/** Puts the nodes of an element's children in order, moving none that is in place. */
const arrange = (host: Live): void => {
  let at = host.dom?.firstChild ?? null;
  for (const node of host.kids.flatMap(nodesOf))
    if (node === at) at = at.nextSibling;
    else host.dom?.insertBefore(node, at);
};

const create = (vnode: VNode, parent: Live): Live => {
  const { type, key } = vnode;
  const live: Live = { type, props: {}, key, parent, kids: [], hooks: [], heard: new Set() };
  if (typeof type === 'function')
    live.redraw = () => {
      patch(live, live.props);
      arrange(hostOf(live));
    };
  else if (type === '') live.dom = new Text();
  else {
    const { dom } = hostOf(live);
    const space = type === 'svg' ? 'http://www.w3.org/2000/svg' : (dom as Element).namespaceURI;
    live.dom = document.createElementNS(space, type);
  }
  patch(live, vnode.props);
  return live;
};

const end = (live: Live): void => {
  live.gone = true;
  for (const hook of live.hooks) hook.stop?.();
  const { ref } = live.props;
  if (ref && ref.current === live.dom) ref.current = null;
  live.kids.forEach(end);
};

const patchKids = (live: Live, wanted: VNode[]): void => {
  const before = new Set(live.kids);
  const kids = live.kids;
  live.kids = wanted.map((vnode, index) => {
    const { type, key } = vnode;
    const old = key == null ? kids[index] : kids.find((kid) => kid.key === key);
    if (!old || old.type !== type || old.key !== key || !before.delete(old)) return create(vnode, live);
    patch(old, vnode.props);
    return old;
  });
  for (const kid of before) {
    end(kid);
    for (const node of nodesOf(kid)) node.remove();
  }
};

/** Draws a node anew, in place. */
const patch = (live: Live, props: Props): void => {
  const { type, dom, props: before } = live;
  live.props = props;
  live.stale = false;
  if (typeof type === 'function') {
    begin(live);
    patchKids(live, listOf(type(props)).map(nodeOf));
    done(live);
  } else if (dom instanceof Text) {
    if (props.text !== before.text) dom.data = `${props.text}`;
  } else if (dom) {
    setAttributes(live, dom, before);
    patchKids(live, listOf(props.children).map(nodeOf));
    arrange(live);
    setValues(dom, props);
    if (props.ref) props.ref.current = dom;
  }
};

const roots = new WeakMap<Element, Live>();

/** Draws into an element; null takes away what was drawn. */
export const draw = (vnode: VNode | null, place: Element): void => {
  const root: Live = roots.get(place) ?? {
    type: place.localName,
    props: {},
    parent: undefined,
    kids: [],
    dom: place,
    hooks: [],
    heard: new Set(),
    key: undefined,
  };
  roots.set(place, root);
  patchKids(root, [nodeOf(vnode)]);
  arrange(root);
  settle();
};
