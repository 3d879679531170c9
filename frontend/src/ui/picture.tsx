import { clsx } from 'clsx';
import { ImageIcon } from 'lucide-react';
import { useState } from 'react';

interface Props {
  src?: string | undefined;
  /** Empty where the text beside it says the same. */
  alt?: string;
  className?: string;
}

/** A product's picture in a square of its own; a drawn placeholder where there is none or it does not load. */
export function Picture({ src, alt = '', className }: Props) {
  const [broken, setBroken] = useState<string>();
  const shown = src && src !== broken;
  return (
    <span
      className={clsx(
        'grid aspect-square shrink-0 place-items-center overflow-hidden rounded-md border border-line bg-sunken',
        className,
      )}
    >
      {shown ? (
        <img
          src={src}
          alt={alt}
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
          onError={() => setBroken(src)}
        />
      ) : (
        <ImageIcon className="size-2/5 max-w-6 text-ink-3 opacity-60" aria-hidden />
      )}
    </span>
  );
}
