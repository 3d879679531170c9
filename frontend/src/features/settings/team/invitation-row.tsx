import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Invitation } from '#shared/api/team.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Confirm } from '../../../ui/confirm.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { messages, roleMessages } from './messages.ts';
import { useInvitation } from './use-team.ts';

interface Props {
  shopId: string;
  invitation: Invitation;
  /** The reader is an owner. */
  owns: boolean;
}

/** Somebody who is asked and has not answered yet. */
export function InvitationRow({ shopId, invitation, owns }: Props) {
  const intl = useIntl();
  const { resend, revoke } = useInvitation(shopId, invitation);
  const [asked, setAsked] = useState(false);
  const { email, expiresAt, role } = invitation;
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 gap-0.5">
          <p className="font-[560] wrap-anywhere">{email}</p>
          <p className="flex flex-wrap items-center gap-2 text-sm text-ink-3">
            <Badge tone="info">
              <FormattedMessage {...messages.invited} />
            </Badge>
            <FormattedMessage {...roleMessages[role]} />
            <FormattedMessage
              {...messages.until}
              values={{ when: intl.formatDate(expiresAt, { dateStyle: 'medium' }) }}
            />
          </p>
        </div>
        {owns && (
          <div className="flex gap-1">
            <Button size="sm" variant="ghost" busy={resend.isPending} onClick={() => resend.mutate()}>
              <FormattedMessage {...messages.resend} />
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setAsked(true)}>
              <FormattedMessage {...messages.revoke} />
            </Button>
          </div>
        )}
      </div>
      <Problem error={resend.error} />
      {asked && (
        // A link that was mailed stops working, and does not come back.
        <Confirm
          title={<FormattedMessage {...messages.revokeTitle} />}
          hint={<FormattedMessage {...messages.revokeHint} values={{ email }} />}
          keep={<FormattedMessage {...messages.keep} />}
          act={<FormattedMessage {...messages.revoke} />}
          doing={revoke}
          onAct={() => revoke.mutate()}
          close={() => setAsked(false)}
        />
      )}
    </li>
  );
}
