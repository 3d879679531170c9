import { type ReactNode, useEffect, useRef, useState } from 'react';

/** How far below the window something is drawn already. */
const margin = '800px';

/** Draws its children once they come near the window: a long page of fields stays quick. */
export function OnceNear({ height, children }: { height: number; children: ReactNode }) {
  const host = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(
    function watch() {
      const element = host.current;
      if (!element || near) return;
      const observer = new IntersectionObserver(
        (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
        { rootMargin: margin },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [near],
  );
  return (
    <div ref={host} style={near ? undefined : { minHeight: height }}>
      {near && children}
    </div>
  );
}
