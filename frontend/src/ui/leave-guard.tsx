import { useBlocker } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { Confirm } from './confirm.tsx';
import { messages } from './messages.ts';

const idle = { isPending: false, error: null };

/** Asks before what was changed is left unsaved: by a link, the browser's buttons, or with the tab. */
export function LeaveGuard({ changed }: { changed: boolean }) {
  const blocker = useBlocker({
    shouldBlockFn: () => changed,
    enableBeforeUnload: changed,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return (
    <Confirm
      title={<FormattedMessage {...messages.leaveTitle} />}
      hint={<FormattedMessage {...messages.leaveHint} />}
      keep={<FormattedMessage {...messages.leaveStay} />}
      act={<FormattedMessage {...messages.leaveGo} />}
      doing={idle}
      onAct={blocker.proceed}
      close={blocker.reset}
    />
  );
}
