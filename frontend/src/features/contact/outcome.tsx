import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { contactAddress } from '#shared/site.ts';
import { errorText } from '../../lib/error-text.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { messages } from './form-messages.ts';

export function Sent({ onAnother }: { onAnother(): void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(function sayIt() {
    title.current?.focus();
  }, []);
  return (
    <div className="grid content-start justify-items-start gap-3 self-start rounded-xl border border-line bg-surface p-8">
      <CircleCheck className="size-9 text-good" aria-hidden />
      <h2 ref={title} tabIndex={-1} className="text-xl outline-none">
        <FormattedMessage {...messages.sent} />
      </h2>
      <p className="text-md text-ink-2">
        <FormattedMessage {...messages.sentText} />
      </p>
      <Button onClick={onAnother} className="mt-3">
        <FormattedMessage {...messages.another} />
      </Button>
    </div>
  );
}

/** A fault of sending: what is typed stays, and there are two ways on. */
export function Failed({ error, message }: { error: unknown; message: string }) {
  const intl = useIntl();
  return (
    <div role="alert" className="grid gap-2 rounded-xl border border-bad-line bg-bad-soft p-5">
      <h2 className="text-md text-bad">
        <FormattedMessage {...messages.failed} />
      </h2>
      <p>{errorText(intl, error)}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button type="submit">
          <FormattedMessage {...messages.tryAgain} />
        </Button>
        <a href={`mailto:${contactAddress}?body=${encodeURIComponent(message)}`} className={buttonClass()}>
          <FormattedMessage {...messages.mailInstead} />
        </a>
      </div>
    </div>
  );
}
