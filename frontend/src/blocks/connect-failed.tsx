import { FormattedMessage } from 'react-intl';
import type { ConnectFault } from '#shared/model/connectFaults.ts';
import { messages } from './connect-messages.ts';

/** Tells a merchant who came back from the shop without a connection what to do. */
export function ConnectFailed({ fault }: { fault: ConnectFault }) {
  return (
    <p role="alert" className="rounded-md border border-bad-line bg-bad-soft px-3 py-2.5 text-sm text-bad">
      <FormattedMessage {...messages[fault]} />
    </p>
  );
}
