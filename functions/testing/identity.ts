import type { IdentityProvider } from '#functions/ports/identity/identity.ts';
import { Refusal } from '#shared/refusal.ts';

export const person = { email: 'ann@example.nl', firstName: 'Ann', lastName: 'Lee' };

/** A provider whose tokens are `subject/number/end`, and whose refresh tokens can be revoked. */
export function fakeProvider(now: () => Date) {
  let made = 0;
  const revoked: string[] = [];
  const removed: string[] = [];
  const passwords = new Map<string, string>();
  const emails = new Map<string, string>();
  const token = (subject: string) => `${subject}/${++made}/${now().getTime() / 1000 + 3600}`;
  const provider: IdentityProvider = {
    signUp: async () => ({ subject: 'sub' }),
    resendCode: async () => 'sent',
    confirm: async () => {},
    signIn: async (email, password) => {
      if (password === 'wrong') throw new Refusal('unauthorized', 'The password is wrong.');
      return { accessToken: token(email), refreshToken: `refresh-${email}.${made}` };
    },
    forgotPassword: async () => {},
    resetPassword: async () => {},
    person: async () => person,
    refresh: async (refreshToken) =>
      revoked.includes(refreshToken)
        ? null
        : token(refreshToken.slice('refresh-'.length, refreshToken.lastIndexOf('.'))),
    revoke: async (refreshToken) => {
      revoked.push(refreshToken);
    },
    setPassword: async (subject, password) => {
      passwords.set(subject, password);
    },
    setEmail: async (subject, email) => {
      if ([...emails.values()].includes(email)) throw new Refusal('conflict', 'This address is taken.');
      emails.set(subject, email);
    },
    removeUser: async (subject) => {
      removed.push(subject);
    },
  };
  const verify = async (text: string) => {
    const [subject, tokenId, end] = text.split('/');
    if (!subject || !tokenId || Number(end) * 1000 <= now().getTime()) return null;
    return { subject, tokenId: `${subject}-${tokenId}`, issuedAt: Number(end) - 3600, endsAt: Number(end) };
  };
  return { provider, verify, revoked, removed, passwords, emails };
}
