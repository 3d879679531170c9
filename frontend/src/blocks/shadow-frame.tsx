import { type ReactNode, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';

/** Keeps the app's styles away from what is inside, as the embed does in the shop. */
export function ShadowFrame({ children }: { children: ReactNode }) {
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const attach = useCallback((host: HTMLDivElement | null) => {
    if (host) setRoot(host.shadowRoot ?? host.attachShadow({ mode: 'open' }));
  }, []);
  return <div ref={attach}>{root && createPortal(children, root)}</div>;
}
