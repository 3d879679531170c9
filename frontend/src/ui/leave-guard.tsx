import { useBlocker } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { askFirst } from '../lib/unsaved.ts';
import { Confirm } from './confirm.tsx';
import { messages } from './messages.ts';

const idle = { isPending: false, error: null };

/** Asks before what was changed is left unsaved: by a link, the browser's buttons, with the tab, or for another shop. */
export function LeaveGuard({ changed }: { changed: boolean }) {
  const blocker = useBlocker({
    shouldBlockFn: () => changed,
    enableBeforeUnload: changed,
    withResolver: true,
  });
  const [answer, setAnswer] = useState<((leaves: boolean) => void) | null>(null);
  useEffect(
    function beAsked() {
      if (!changed) return;
      return askFirst(() => new Promise((resolve) => setAnswer(() => resolve)));
    },
    [changed],
  );
  if (blocker.status !== 'blocked' && !answer) return null;
  const say = (leaves: boolean) => {
    answer?.(leaves);
    setAnswer(null);
    if (leaves) blocker.proceed?.();
    else blocker.reset?.();
  };
  return (
    <Confirm
      title={<FormattedMessage {...messages.leaveTitle} />}
      hint={<FormattedMessage {...messages.leaveHint} />}
      keep={<FormattedMessage {...messages.leaveStay} />}
      act={<FormattedMessage {...messages.leaveGo} />}
      doing={idle}
      onAct={() => say(true)}
      close={() => say(false)}
    />
  );
}
