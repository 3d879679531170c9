import type { FunctionComponent, JSX, ReactNode } from 'react';

/** A child, as JSON. With a name it is an element, or with a capital a component that keeps a count. */
export type Grown =
  | null
  | string
  | { list: Grown[] }
  | { name: string; key?: string; attributes: Record<string, string | number | boolean>; kids: Grown[] };

/** What happens: something else is drawn, or the component of this place counts on. */
export type Step = { draw: Grown } | { count: number };

export interface Library {
  jsx(type: string | FunctionComponent<never>, props: object, key?: string): JSX.Element;
  useState<T>(first: T): [T, (next: (before: T) => T) => void];
  useEffect(effect: () => () => void, deps: unknown[]): void;
  useLayoutEffect(effect: () => () => void, deps: unknown[]): void;
  useRef<T>(first: T | null): { current: T | null };
  render(tree: JSX.Element): void;
  /** Draws what waits to be drawn. */
  settled(): Promise<void>;
}

/** What can be seen of a node, in one order: whichever library made it. */
const seen = (node: Node): string => {
  if (!(node instanceof Element)) return node.textContent ?? '';
  const attributes = [...node.attributes].filter(({ name }) => !['value', 'checked'].includes(name));
  const own = attributes.map(({ name, value }) => `${name}=${value.replaceAll(' ', '')}`).sort();
  if (node instanceof HTMLInputElement) own.push(`${node.value}/${node.checked}`);
  return `<${node.namespaceURI?.slice(-3)} ${node.localName} ${own}>${[...node.childNodes].map(seen).join('')}</>`;
};

/** Goes through the steps. @returns what is seen after each, and which effects ran since the one before */
export const run = async (library: Library, place: Element, steps: Step[]): Promise<string[]> => {
  const { jsx, useState, useEffect, useLayoutEffect, useRef } = library;
  let log: string[] = [];
  const counters = new Map<number, () => void>();
  let made = 0;
  // biome-ignore lint/correctness/noComponentHookFactories: it has the hooks of the library that is tried
  const Counter = ({ label, children }: { label: string; children: ReactNode }) => {
    const [count, setCount] = useState(0);
    const held = useRef<Element>(null);
    useLayoutEffect(() => {
      const own = made++;
      counters.set(own, () => setCount((before) => before + 1));
      log.push(`mounted ${label} with ${held.current?.textContent}`);
      return () => {
        counters.delete(own);
        log.push(`unmounted ${label}`);
      };
    }, []);
    useEffect(() => {
      log.push(`${label} counts ${count}`);
      return () => void log.push(`${label} forgets ${count}`);
    }, [label, count]);
    return jsx('i', { ref: held, title: label, children: [`${count}`, children] });
  };
  const grow = (grown: Grown): ReactNode => {
    if (grown === null || typeof grown === 'string') return grown;
    if ('list' in grown) return grown.list.map(grow);
    const { name, key, attributes, kids } = grown;
    const children = kids.map(grow);
    if (/[A-Z]/.test(name)) return jsx(Counter, { label: name, children }, key);
    if (name === 'input') return jsx(name, { ...attributes, onInput() {} }, key);
    return jsx(name, { ...attributes, children }, key);
  };
  const shots: string[] = [];
  for (const step of steps) {
    if ('draw' in step) library.render(jsx('main', { children: [grow(step.draw)] }));
    else [...counters.values()][step.count % Math.max(1, counters.size)]?.();
    await library.settled();
    shots.push([...[...place.childNodes].map(seen), ...log.sort()].join('\n'));
    log = [];
  }
  return shots;
};
