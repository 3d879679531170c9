import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../ui/button.tsx';
import { FindDialog } from './find-dialog.tsx';
import { messages } from './messages.ts';
import { ShortcutSheet } from './shortcut-sheet.tsx';

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="dialog"] *'));

/** Finding a text, by a button or `/`, and the sheet of shortcuts behind `?`. */
export function Find() {
  const intl = useIntl();
  const [open, setOpen] = useState<'find' | 'shortcuts' | null>(null);
  useEffect(function listen() {
    const onKey = (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey || typing(event.composedPath()[0] ?? null)) return;
      const next = { '/': 'find' as const, '?': 'shortcuts' as const }[event.key];
      if (!next) return;
      event.preventDefault();
      setOpen(next);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  const close = () => setOpen(null);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        icon
        aria-label={intl.formatMessage(messages.title)}
        title={`${intl.formatMessage(messages.title)} (/)`}
        onClick={() => setOpen('find')}
      >
        <Search className="size-4" aria-hidden />
      </Button>
      {open === 'find' && <FindDialog close={close} />}
      {open === 'shortcuts' && <ShortcutSheet close={close} />}
    </>
  );
}
