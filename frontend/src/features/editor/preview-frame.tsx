import { type ReactNode, useCallback, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from './preview-messages.ts';

/** Pixels that the quiz has on each: a phone, a tablet held upright, a shop's page on a desktop. */
export const previewWidths = { phone: 390, tablet: 768, desktop: 1200 } as const;
export type PreviewSize = keyof typeof previewWidths;

interface Room {
  width: number;
  height: number;
}

/** How much room an element has, as it changes. */
const useRoom = () => {
  const [room, setRoom] = useState<Room | null>(null);
  const measure = useCallback((element: HTMLDivElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [measure, room] as const;
};

/**
 * Holds the quiz at a device's width. The quiz lays itself out by the width it has, so where there is too little room it
 * is laid out at the full width and shown smaller; a phone's is let shrink, since phones are of many widths.
 */
export function PreviewFrame({ size, children }: { size: PreviewSize; children: ReactNode }) {
  const [measure, room] = useRoom();
  const width = previewWidths[size];
  const scale = size === 'phone' || !room || room.width === 0 ? 1 : Math.min(1, room.width / width);
  const isSmaller = scale < 1 && room !== null;
  return (
    <>
      <div
        ref={measure}
        data-testid="preview"
        style={{ maxWidth: width }}
        className="w-full flex-1 overflow-hidden rounded-xl border border-line bg-paper text-paper-ink shadow-2 transition-[max-width] duration-200"
      >
        <div
          className="h-full overflow-y-auto p-5 lg:p-6"
          style={
            isSmaller
              ? { width, height: room.height / scale, transform: `scale(${scale})`, transformOrigin: '0 0' }
              : undefined
          }
        >
          {children}
        </div>
      </div>
      {isSmaller && (
        <p className="tabular -mt-2 text-xs text-ink-3">
          <FormattedMessage {...messages.smaller} values={{ width, scale }} />
        </p>
      )}
    </>
  );
}
