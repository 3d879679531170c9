import { FormattedMessage } from 'react-intl';
import type { Shop } from '#shared/api/shops.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Section } from '../section.tsx';
import { InvitationRow } from './invitation-row.tsx';
import { InviteForm } from './invite-form.tsx';
import { MemberRow } from './member-row.tsx';
import { messages } from './messages.ts';
import { useTeam } from './use-team.ts';

function Members({ shop }: { shop: Shop }) {
  const { data, error, refetch } = useTeam(shop.id);
  if (error && !data) return <LoadError error={error} retry={refetch} />;
  if (!data) return <Skeleton className="h-24" />;
  const owns = shop.role === 'owner';
  const owners = data.members.filter(({ role }) => role === 'owner').length;
  return (
    <ul className="-my-3 divide-y divide-line">
      {data.members.map((member) => (
        <MemberRow
          key={member.userId}
          shopId={shop.id}
          member={member}
          owns={owns}
          lastOwner={member.role === 'owner' && owners === 1}
        />
      ))}
      {data.invitations.map((invitation) => (
        <InvitationRow key={invitation.id} shopId={shop.id} invitation={invitation} owns={owns} />
      ))}
    </ul>
  );
}

/** Who works on the shops of the account, and who is asked to. */
export function TeamSection({ shop }: { shop: Shop }) {
  return (
    <>
      <Section
        title={<FormattedMessage {...messages.members} />}
        hint={<FormattedMessage {...messages.membersHint} />}
      >
        <Members shop={shop} />
      </Section>
      <Section
        title={<FormattedMessage {...messages.invite} />}
        hint={<FormattedMessage {...messages.inviteHint} />}
      >
        {shop.role === 'owner' ? (
          <InviteForm shopId={shop.id} />
        ) : (
          <p className="text-ink-2">
            <FormattedMessage {...messages.ownersOnly} />
          </p>
        )}
      </Section>
    </>
  );
}
