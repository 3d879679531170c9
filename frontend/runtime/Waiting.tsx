import type { Locale } from '#shared/model/locale.ts';
import { word } from './words.ts';

interface WaitingProps {
  locale: Locale;
  failed: boolean;
  retry(): void;
}

/** Something is on its way, or did not come and can be asked for again. */
export const Waiting = ({ locale, failed, retry }: WaitingProps) => (
  <p className="rq-wait" role="status">
    {word(locale, failed ? 'failed' : 'loading')}{' '}
    {failed && (
      <button type="button" className="rq-link" onClick={retry}>
        {word(locale, 'retry')}
      </button>
    )}
  </p>
);
