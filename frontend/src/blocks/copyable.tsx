import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../ui/button.tsx';
import { messages } from './copyable-messages.ts';

/** A text to take along, with a button that copies it. */
export function Copyable({ label, text }: { label: string; text: string }) {
  const intl = useIntl();
  const [copied, setCopied] = useState(false);
  const shown = useRef<HTMLElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Where the browser lets no page copy, the text is marked: its own way to copy is a key away.
      if (shown.current) window.getSelection()?.selectAllChildren(shown.current);
    }
  };
  return (
    <div className="grid gap-1.5">
      <span className="text-sm font-[540]">{label}</span>
      <div className="flex items-start gap-2 rounded-md border border-line bg-sunken p-1.5 pl-3">
        <code
          ref={shown}
          className="min-w-0 flex-1 select-all self-center py-1 font-mono text-xs wrap-anywhere"
        >
          {text}
        </code>
        <Button
          size="sm"
          variant="secondary"
          aria-label={`${intl.formatMessage(messages.copy)}: ${label}`}
          onClick={() => void copy()}
        >
          {copied ? (
            <Check className="size-4 text-good" aria-hidden />
          ) : (
            <Copy className="size-4" aria-hidden />
          )}
          <span aria-live="polite">{intl.formatMessage(copied ? messages.copied : messages.copy)}</span>
        </Button>
      </div>
    </div>
  );
}
