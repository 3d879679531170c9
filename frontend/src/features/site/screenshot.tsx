import { useIntl } from 'react-intl';
import { useLocale } from '../../lib/intl.tsx';

interface Props {
  /** The pictures `/screens/{name}-{language}-{width}.webp` exist. */
  name: 'builder' | 'results';
  alt: { id: string; defaultMessage: string };
  className?: string;
  /** Is in view when the page opens. */
  eager?: boolean;
}

const widths = [720, 1440];

/** The product as it is, in the reader's language. */
export function Screenshot({ name, alt, className = '', eager = false }: Props) {
  const intl = useIntl();
  const locale = useLocale();
  const at = (width: number) => `/screens/${name}-${locale}-${width}.webp`;
  return (
    <img
      src={at(1440)}
      srcSet={widths.map((width) => `${at(width)} ${width}w`).join(', ')}
      sizes="(min-width: 72rem) 68rem, 92vw"
      width={1440}
      height={900}
      alt={intl.formatMessage(alt)}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      className={`h-auto w-full rounded-xl border border-line shadow-2 ${className}`}
    />
  );
}
