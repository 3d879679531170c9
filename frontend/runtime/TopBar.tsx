import type { Locale } from '#shared/model/locale.ts';
import { fill, word } from './words.ts';

interface TopBarProps {
  title: string | undefined;
  locale: Locale;
  index: number;
  /** Done, from 0 to 1. */
  share: number;
  onBack(): void;
}

/** Where the shopper is, and the way back. */
export const TopBar = ({ title, locale, index, share, onBack }: TopBarProps) => (
  <div className="rq-top">
    <p className="rq-row">
      {index > 0 ? (
        <button type="button" className="rq-link rq-back" part="back" onClick={onBack}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M15 6l-6 6 6 6" />
          </svg>
          {word(locale, 'back')}
        </button>
      ) : (
        <span className="rq-name">{title}</span>
      )}
      <span className="rq-step">{fill(word(locale, 'question'), { n: index + 1 })}</span>
    </p>
    <div
      className="rq-progress"
      // Counts from 0 to 100 without saying so (WAI-ARIA, progressbar).
      role="progressbar"
      aria-label={word(locale, 'progress')}
      aria-valuenow={Math.round(share * 100)}
    >
      <span style={{ inlineSize: `${share * 100}%` }} />
    </div>
  </div>
);
