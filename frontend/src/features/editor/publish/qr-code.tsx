import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { renderSVG } from 'uqr';
import { buttonClass } from '../../../ui/button.tsx';
import { messages } from './messages.ts';

/** An address as a QR code, to look at and to download. Always dark on white: inverted ones are not read everywhere. */
export function QrCode({ address }: { address: string }) {
  const intl = useIntl();
  // M: readable with 15% of it dirty or torn, as print gets. The quiet zone of four modules is ISO/IEC 18004's.
  const source = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(renderSVG(address, { ecc: 'M', border: 4 }))}`,
    [address],
  );
  return (
    <div className="flex flex-wrap items-center gap-4">
      <img
        src={source}
        alt={intl.formatMessage(messages.qrAlt)}
        className="size-32 rounded-md border border-line"
      />
      <div className="grid min-w-40 flex-1 justify-items-start gap-2">
        <span className="text-sm font-[540]">
          <FormattedMessage {...messages.qr} />
        </span>
        <p className="text-pretty text-sm text-ink-2">
          <FormattedMessage {...messages.qrHint} />
        </p>
        <a href={source} download="quiz.svg" className={buttonClass()}>
          <Download className="size-4" aria-hidden />
          <FormattedMessage {...messages.qrSave} />
        </a>
      </div>
    </div>
  );
}
