export type Child = VNode | string | number | boolean | null | undefined | Child[];

export interface Props {
  children?: Child;
  ref?: { current: unknown };
  [name: string]: unknown;
}

type Component = (props: Props) => Child;

/** What should be on screen: an element, a component, or, with an empty type, a text. */
export interface VNode {
  type: string | Component;
  props: Props;
  key?: string | number | null | undefined;
}

/** What one use of a hook keeps. */
export interface Hook {
  value?: unknown;
  deps?: readonly unknown[] | undefined;
  /** Sets the state. */
  set?(next: unknown): void;
  /** May return how to undo what it does. */
  effect?: (() => unknown) | undefined;
  /** The list of effects that this one is to be put on. */
  due?: (() => void)[] | undefined;
  /** Undoes what the effect did. */
  stop?: (() => void) | undefined;
}

/** A node of what is on screen. Only elements and texts have a node in the page of their own. */
export interface Live extends VNode {
  parent: Live | undefined;
  kids: Live[];
  dom?: Element | Text | undefined;
  hooks: Hook[];
  /** The handlers that the element listens for, by the name of the property. */
  heard: Set<string>;
  /** Waits to be drawn. */
  stale?: boolean;
  /** Draws a component anew by itself. */
  redraw?(): void;
  gone?: boolean;
}

/** Several children without an element around them. */
export const Fragment = (props: Props): Child => props.children;

export const listOf = (child: Child): Child[] => (Array.isArray(child) ? child : [child]);

/** A child as a node; nothing is an empty text, so that what stands beside it keeps its place. */
export const nodeOf = (child: Child): VNode => {
  if (Array.isArray(child)) return { type: Fragment, props: { children: child } };
  if (typeof child === 'object' && child) return child;
  return { type: '', props: { text: typeof child === 'boolean' ? '' : `${child ?? ''}` } };
};
