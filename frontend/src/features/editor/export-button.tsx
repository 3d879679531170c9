import { Download, X } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/button.tsx';
import { messages } from './export-messages.ts';
import type { useExport } from './use-export.ts';

/** Begins an export; while it runs, says how far it is and stops it. */
export function ExportButton({
  run,
  stop,
  count,
}: Pick<ReturnType<typeof useExport>, 'run' | 'stop' | 'count'>) {
  if (count === null) {
    return (
      <Button onClick={() => void run()}>
        <Download className="size-4" aria-hidden />
        <FormattedMessage {...messages.export} />
      </Button>
    );
  }
  return (
    <span className="flex items-center gap-3">
      <span className="tabular text-sm text-ink-2" role="status">
        <FormattedMessage {...messages.progress} values={{ count }} />
      </span>
      <Button onClick={stop}>
        <X className="size-4" aria-hidden />
        <FormattedMessage {...messages.stop} />
      </Button>
    </span>
  );
}
