import { useState } from 'react';
import type { Locale } from '#shared/model/locale.ts';
import { shareWord } from './shareWords.ts';

interface CopyButtonProps {
  text: string;
  label: string;
  done: string;
  say(text: string): void;
}

/** Copies a text. Where the browser refuses, the text stands there, to be copied by hand. */
export const CopyButton = ({ text, label, done, say }: CopyButtonProps) => {
  const [state, setState] = useState<'idle' | 'done' | 'refused'>('idle');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('done');
      say(done);
    } catch {
      setState('refused');
    }
  };
  if (state === 'refused')
    return (
      <input
        className="rq-input"
        readOnly
        aria-label={label}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
    );
  return (
    <button type="button" className="rq-link" onClick={copy}>
      {state === 'done' ? done : label}
    </button>
  );
};

/** Copies the discount code. */
export const CopyCode = ({
  code,
  locale,
  say,
}: {
  code: string;
  locale: Locale;
  say(text: string): void;
}) => (
  <CopyButton text={code} label={shareWord(locale, 'copy')} done={shareWord(locale, 'copied')} say={say} />
);
