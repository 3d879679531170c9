import type { Props, VNode } from './vnode.ts';

export { Fragment } from './vnode.ts';

export const jsx = (type: VNode['type'], props: Props, key?: VNode['key']): VNode => ({ type, props, key });

export { jsx as jsxs };
