import { useIntl } from 'react-intl';
import { useDarkMedia } from '../../lib/color-mode.ts';
import { useLocale } from '../../lib/intl.tsx';
import { type ScreenName, screenFile, screenSize, screenWidths } from './screens.ts';

interface Props {
  name: ScreenName;
  alt: { id: string; defaultMessage: string };
  className?: string;
  /** Is in view when the page opens. */
  eager?: boolean;
}

const sizes = '(min-width: 72rem) 68rem, 92vw';

/** The product as it is, in the reader's language and colours. One file is loaded, whichever of the two is chosen. */
export function Screenshot({ name, alt, className = '', eager = false }: Props) {
  const intl = useIntl();
  const locale = useLocale();
  const darkMedia = useDarkMedia();
  const files = (mode: 'light' | 'dark', format: 'avif' | 'webp') =>
    screenWidths.map((width) => `${screenFile({ name, locale, mode, width, format })} ${width}w`).join(', ');
  return (
    <picture>
      <source data-dark media={darkMedia} type="image/avif" srcSet={files('dark', 'avif')} sizes={sizes} />
      <source data-dark media={darkMedia} srcSet={files('dark', 'webp')} sizes={sizes} />
      <source type="image/avif" srcSet={files('light', 'avif')} sizes={sizes} />
      <img
        src={screenFile({ name, locale, mode: 'light', width: screenSize.width, format: 'webp' })}
        srcSet={files('light', 'webp')}
        sizes={sizes}
        {...screenSize}
        alt={intl.formatMessage(alt)}
        // The start script has those that are in view begin as soon as it knows the reader's colours.
        loading="lazy"
        data-early={eager ? '' : undefined}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        className={`h-auto w-full rounded-xl border border-line shadow-2 ${className}`}
      />
    </picture>
  );
}
