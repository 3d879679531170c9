import type { Db } from '#functions/db/index.ts';
import type { VerifyToken } from '#functions/ports/identity/identity.ts';
import type { AccessControl } from './call.ts';
import { hashOf } from './cipher.ts';

/** Knows callers by their bearer token, and members by the account that owns a shop. */
export function createAccess(verify: VerifyToken, db: Db): AccessControl {
  return {
    async user(token) {
      const verified = await verify(token);
      if (!verified) return null;
      const [{ data }, { data: ended }] = await Promise.all([
        db.user.get({ subject: verified.subject }).go({ consistent: true }),
        db.endedToken.get({ tokenHash: hashOf(verified.tokenId) }).go({ consistent: true }),
      ]);
      // The token itself goes on for up to an hour after its session.
      if (ended) return null;
      // Signed out everywhere in the meantime.
      if (data?.tokensFrom !== undefined && verified.issuedAt < data.tokensFrom) return null;
      return data && { userId: data.userId, subject: data.subject, locale: data.locale };
    },

    async member({ userId }, shopId) {
      const { data: shop } = await db.shop.get({ shopId }).go({ consistent: true });
      if (!shop) return null;
      const { data } = await db.member.get({ userId, accountId: shop.accountId }).go({ consistent: true });
      return data && { accountId: data.accountId, role: data.role };
    },
  };
}
