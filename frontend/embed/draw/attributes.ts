import type { Live, Props } from './vnode.ts';

/** Set as properties once the children are there: a list cannot take a value that none of its options has. */
const late = ['value', 'checked'] as const;
const others = /^(children|ref|value|checked)$/;

type Style = Record<string, string | number>;

/** Through CSSOM, which a strict policy allows. */
const setStyle = ({ style }: ElementCSSInlineStyle, next: Style, before: Style): void => {
  for (const name of Object.keys({ ...before, ...next })) {
    const value = `${next[name] ?? ''}`;
    if (name.startsWith('-')) style.setProperty(name, value);
    else Object.assign(style, { [name]: value });
  }
};

const listen = (live: Live, dom: Element, name: string): void => {
  if (live.heard.has(name)) return;
  live.heard.add(name);
  dom.addEventListener(name.slice(2).toLowerCase(), (event) => {
    const handler = live.props[name];
    if (typeof handler === 'function') handler(event);
  });
};

const setAttribute = (live: Live, dom: Element, name: string, value: unknown, before: unknown): void => {
  if (name === 'style') setStyle(dom as HTMLElement, Object(value), Object(before));
  else if (name.startsWith('on')) listen(live, dom, name);
  else {
    // `aria-checked` is "false", and `disabled` is not there.
    const flag = typeof value === 'boolean' && !name.includes('-');
    if (value == null || (flag && !value)) dom.removeAttribute(name);
    else dom.setAttribute(name, flag ? '' : `${value}`);
  }
};

/** Gives an element what changed of its attributes, styles and handlers. */
export const setAttributes = (live: Live, dom: Element, before: Props): void => {
  const { props } = live;
  for (const name in { ...before, ...props })
    if (props[name] !== before[name] && !others.test(name))
      setAttribute(live, dom, name, props[name], before[name]);
};

/** A control shows what it is given, also where the shopper changed it since. */
export const setValues = (dom: Element, props: Props): void => {
  const control = dom as Element & Record<string, unknown>;
  for (const name of late)
    if (props[name] !== undefined && control[name] !== props[name]) control[name] = props[name];
};
