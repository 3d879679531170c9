import { Suspense, useEffect, useState } from 'react';
import { useResolvedColorMode } from '../lib/color-mode.ts';
import { onceConnected } from '../lib/once-connected.ts';
import { laterPart } from './later-part.ts';
import { toastOptions } from './toast-options.ts';

/** Loaded once there is time: nothing on a first page needs it. */
const library = () => onceConnected(() => import('sonner'));
const Sonner = laterPart(() => library().then(({ Toaster }) => Toaster));

/** Confirms what was done; errors stand beside what they are about instead. */
export const confirmToast = async (message: string, undo?: { label: string; run(): void }) => {
  const { toast } = await library();
  toast(message, undo ? { action: { label: undo.label, onClick: undo.run } } : {});
};

/** Milliseconds after the first paint. */
const pause = 1500;

export function Toaster() {
  const theme = useResolvedColorMode();
  const [ready, setReady] = useState(false);
  useEffect(function loadLater() {
    const timer = setTimeout(() => setReady(true), pause);
    return () => clearTimeout(timer);
  }, []);
  return (
    ready && (
      <Suspense>
        <Sonner theme={theme} {...toastOptions} />
      </Suspense>
    )
  );
}
