import type { Locale } from '#shared/model/locale.ts';
import { word } from './words.ts';

interface WaitingProps {
  locale: Locale;
  /** It did not come, and can be asked for again. */
  retry?: (() => void) | undefined;
}

/** Something is on its way, or did not come. */
export const Waiting = ({ locale, retry }: WaitingProps) => (
  <p className="rq-wait" role="status">
    {retry ? word(locale, 'failed') : word(locale, 'loading')}{' '}
    {retry && (
      <button type="button" className="rq-link" onClick={retry}>
        {word(locale, 'retry')}
      </button>
    )}
  </p>
);
