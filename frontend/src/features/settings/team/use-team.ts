import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import type { Invitation, TeamMember } from '#shared/api/team.ts';
import type { Role } from '#shared/model/role.ts';
import { teamQuery } from '../../../data/team.ts';
import { useApp } from '../../../lib/app.ts';
import { confirmToast } from '../../../ui/toast.tsx';
import { messages } from './messages.ts';

export const useTeam = (shopId: string) => useQuery(teamQuery(useApp().client, shopId));

/** Reads the team again after a change of it, whether that was done or refused. */
const useRead = (shopId: string) => {
  const { client } = useApp();
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: teamQuery(client, shopId).queryKey });
};

export const useInvite = (shopId: string) => {
  const intl = useIntl();
  const { client } = useApp();
  const onSettled = useRead(shopId);
  return useMutation({
    mutationFn: (body: { email: string; role: Role }) => client.team.invite({ params: { shopId }, body }),
    onSuccess: ({ email }) => void confirmToast(intl.formatMessage(messages.sent, { email })),
    onSettled,
  });
};

export const useInvitation = (shopId: string, { id, email }: Invitation) => {
  const intl = useIntl();
  const { client } = useApp();
  const onSettled = useRead(shopId);
  const params = { shopId, invitationId: id };
  const resend = useMutation({
    mutationFn: () => client.team.resend({ params }),
    onSuccess: () => void confirmToast(intl.formatMessage(messages.sent, { email })),
    onSettled,
  });
  const revoke = useMutation({
    mutationFn: () => client.team.revoke({ params }),
    onSuccess: () => void confirmToast(intl.formatMessage(messages.revoked, { email })),
    onSettled,
  });
  return { resend, revoke };
};

export const useMember = (shopId: string, { userId, email }: TeamMember) => {
  const intl = useIntl();
  const { client } = useApp();
  const queryClient = useQueryClient();
  const router = useRouter();
  const onSettled = useRead(shopId);
  const params = { shopId, userId };
  const setRole = useMutation({
    mutationFn: (role: Role) => client.team.setRole({ params, body: { role } }),
    onSettled: () => Promise.all([onSettled(), queryClient.invalidateQueries({ queryKey: ['shops'] })]),
  });
  const remove = useMutation({
    mutationFn: () => client.team.remove({ params }),
    onSuccess: () => void confirmToast(intl.formatMessage(messages.removed, { email })),
    onSettled,
  });
  const leave = useMutation({
    mutationFn: () => client.team.leave({ body: { shopId } }),
    onSuccess: async () => {
      queryClient.removeQueries({ queryKey: ['shops', shopId] });
      await queryClient.invalidateQueries({ queryKey: ['shops'] });
      await router.navigate({ to: '/app' });
    },
  });
  return { setRole, remove, leave };
};
