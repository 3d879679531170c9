import { Toaster as Sonner, toast } from 'sonner';
import { useColorMode } from '../lib/color-mode.ts';

/** Confirms what was done; errors stand beside what they are about instead. */
export const confirmToast = (message: string, undo?: { label: string; run(): void }) =>
  toast(message, undo ? { action: { label: undo.label, onClick: undo.run } } : {});

export function Toaster() {
  return (
    <Sonner
      theme={useColorMode()}
      position="bottom-right"
      duration={4000}
      visibleToasts={3}
      gap={14}
      offset={20}
      mobileOffset={{ bottom: 76 }}
    />
  );
}
