import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { teamQuery } from '../../../data/team.ts';
import { useApp, useUser } from '../../../lib/app.ts';
import { messages } from './messages.ts';

/** Names members of the team by their id. */
export const useWho = (shopId: string) => {
  const intl = useIntl();
  const { client } = useApp();
  const me = useUser()?.id;
  const { data } = useQuery(teamQuery(client, shopId));
  return (userId: string): string => {
    if (userId === me) return intl.formatMessage(messages.you);
    const member = data?.members.find((one) => one.userId === userId);
    if (member) return `${member.firstName} ${member.lastName}`.trim() || member.email;
    return data ? intl.formatMessage(messages.formerMember) : '…';
  };
};
