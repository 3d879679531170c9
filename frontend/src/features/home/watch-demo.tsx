import { Play } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/button.tsx';
import { messages } from './messages.ts';

const DemoDialog = lazy(() => import('./demo-dialog.tsx').then((part) => ({ default: part.DemoDialog })));

export function WatchDemo() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="lg" onClick={() => setOpen(true)} aria-haspopup="dialog" className="noscript:hidden">
        <Play className="size-4.5" aria-hidden />
        <FormattedMessage {...messages.watchDemo} />
      </Button>
      {open && (
        <Suspense>
          <DemoDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
