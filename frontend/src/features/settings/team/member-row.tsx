import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { TeamMember } from '#shared/api/team.ts';
import { useUser } from '../../../lib/app.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { messages, roleMessages } from './messages.ts';
import { RoleSelect } from './role-select.tsx';
import { useMember } from './use-team.ts';

interface Props {
  shopId: string;
  member: TeamMember;
  /** The reader is an owner. */
  owns: boolean;
  /** Without this member nobody could do everything. */
  lastOwner: boolean;
}

type Going = 'remove' | 'leave';

function Confirm({ member, going, actions, close }: ConfirmProps) {
  const act = actions[going];
  const { email } = member;
  return (
    <Dialog
      open
      onOpenChange={close}
      title={<FormattedMessage {...messages[going]} />}
      description={
        <FormattedMessage
          {...(going === 'leave' ? messages.leaveHint : messages.removeHint)}
          values={{ email }}
        />
      }
      footer={
        <>
          <Button onClick={close}>
            <FormattedMessage {...messages.keep} />
          </Button>
          <Button
            variant="danger"
            busy={act.isPending}
            onClick={() => act.mutate(undefined, { onSuccess: close })}
          >
            <FormattedMessage {...messages[going]} />
          </Button>
        </>
      }
    >
      <Problem error={act.error} />
    </Dialog>
  );
}

interface ConfirmProps {
  member: TeamMember;
  going: Going;
  actions: ReturnType<typeof useMember>;
  close(): void;
}

/** A member with what they may do; owners change that here, everybody can go. */
export function MemberRow({ shopId, member, owns, lastOwner }: Props) {
  const intl = useIntl();
  const mine = useUser()?.id === member.userId;
  const actions = useMember(shopId, member);
  const [going, setGoing] = useState<Going | null>(null);
  const name = `${member.firstName} ${member.lastName}`;
  const way: Going | null = mine ? 'leave' : owns ? 'remove' : null;
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 gap-0.5">
          <p className="font-[560] wrap-anywhere">
            {name}{' '}
            {mine && <span className="font-normal text-ink-3">{intl.formatMessage(messages.you)}</span>}
          </p>
          <p className="text-sm text-ink-3 wrap-anywhere">{member.email}</p>
        </div>
        <div className="flex items-center gap-2">
          {owns && !lastOwner ? (
            <RoleSelect
              label={intl.formatMessage(messages.roleOf, { name })}
              value={member.role}
              disabled={actions.setRole.isPending}
              onChange={(role) => actions.setRole.mutate(role)}
            />
          ) : (
            <span className="text-sm text-ink-2">
              <FormattedMessage {...roleMessages[member.role]} />
            </span>
          )}
          {way && !lastOwner && (
            <Button size="sm" variant="ghost" onClick={() => setGoing(way)}>
              <FormattedMessage {...messages[way]} />
            </Button>
          )}
        </div>
      </div>
      {mine && lastOwner && (
        <p className="text-sm text-ink-3">
          <FormattedMessage {...messages.lastOwner} />
        </p>
      )}
      <Problem error={actions.setRole.error} />
      {going && <Confirm member={member} going={going} actions={actions} close={() => setGoing(null)} />}
    </li>
  );
}
