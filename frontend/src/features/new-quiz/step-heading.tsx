import type { MessageDescriptor } from 'react-intl';
import { FormattedMessage } from 'react-intl';

/** What a step asks, and a line about it. */
export function StepHeading({ title, hint }: { title: MessageDescriptor; hint?: MessageDescriptor }) {
  return (
    <div className="grid gap-1">
      <h2 className="text-lg font-[600]">
        <FormattedMessage {...title} />
      </h2>
      {hint && (
        <p className="text-pretty text-ink-2">
          <FormattedMessage {...hint} />
        </p>
      )}
    </div>
  );
}
