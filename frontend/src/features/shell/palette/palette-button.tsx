import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../ui/button.tsx';
import { messages } from './messages.ts';

const Palette = lazy(() => import('./palette.tsx').then((part) => ({ default: part.Palette })));

/** Finds anything in the app, by ⌘K or Ctrl K from everywhere; its code comes with the first use. */
export function PaletteButton() {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  useEffect(function listen() {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey) return;
      event.preventDefault();
      setOpen((now) => !now);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <Button
        variant="ghost"
        icon
        aria-label={intl.formatMessage(messages.find)}
        aria-keyshortcuts="Meta+K Control+K"
        title={intl.formatMessage(messages.findHint)}
        onClick={() => setOpen(true)}
      >
        <Search className="size-4.5" aria-hidden />
      </Button>
      {open && (
        <Suspense>
          <Palette close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
