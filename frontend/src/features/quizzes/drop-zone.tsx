import { FileJson } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from './import-messages.ts';

/** Where a file is chosen or dropped. */
export function DropZone({ onFile }: { onFile(file: File): void }) {
  const [over, setOver] = useState(false);
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (file) onFile(file);
  };
  return (
    <label
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        event.stopPropagation();
        setOver(false);
        take(event.dataTransfer.files);
      }}
      data-over={over}
      className="flex cursor-pointer flex-col items-center gap-2 rounded-lg border border-dashed border-control bg-sunken px-4 py-8 text-center text-ink-2 transition-colors hover:border-accent has-focus-visible:outline-2 has-focus-visible:outline-accent data-[over=true]:border-accent data-[over=true]:bg-accent-soft"
    >
      <FileJson className="size-8 text-ink-3" strokeWidth={1.4} aria-hidden />
      <FormattedMessage {...messages.choose} />
      <input
        type="file"
        accept="application/json,.json"
        className="sr-only"
        onChange={({ target }) => {
          take(target.files);
          // The same file, corrected, can be chosen again.
          target.value = '';
        }}
      />
    </label>
  );
}
