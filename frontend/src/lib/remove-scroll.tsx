import { Slot } from 'radix-ui';
import { type ReactNode, type Ref, useLayoutEffect } from 'react';

interface Props {
  children?: ReactNode;
  /** false while the layer is not modal. */
  enabled?: boolean;
  ref?: Ref<HTMLElement>;
  [other: string]: unknown;
}

let layers = 0;

const lockPage = (): (() => void) => {
  const root = document.documentElement;
  layers += 1;
  const scrollbar = window.innerWidth - root.clientWidth;
  root.style.overflow = 'hidden';
  if (scrollbar > 0) root.style.paddingRight = `${scrollbar}px`;
  return () => {
    layers -= 1;
    if (layers > 0) return;
    root.style.overflow = '';
    root.style.paddingRight = '';
  };
};

/**
 * Stands in for the package `react-remove-scroll` under Radix's modal layers: that one adds inline style
 * elements, which our style-src refuses. The page behind a layer stands still in the same way.
 */
export function RemoveScroll({ children, enabled = true, ref }: Props) {
  useLayoutEffect(() => (enabled ? lockPage() : undefined), [enabled]);
  return <Slot.Root ref={ref ?? null}>{children}</Slot.Root>;
}
