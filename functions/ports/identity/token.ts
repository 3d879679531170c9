import { JwtVerifier } from 'aws-jwt-verify';
import { FetchError, JwtBaseError } from 'aws-jwt-verify/error';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import type { VerifyToken } from './identity.ts';

const fetchTimeout = 3_000;

/** The library's own fetcher speaks https only; the issuer's address says what is spoken. */
const fetcher = {
  async fetch(address: string): Promise<ArrayBuffer> {
    const answer = await fetch(address, { signal: AbortSignal.timeout(fetchTimeout) });
    if (!answer.ok) throw new FetchError(address, `the status is ${answer.status}`);
    return answer.arrayBuffer();
  },
};

/**
 * Verifies access tokens of the user pool: signature, issuer, times, kind and client.
 * @see https://docs.aws.amazon.com/cognito/latest/developerguide/amazon-cognito-user-pools-using-tokens-verifying-a-jwt.html
 */
export function cognitoTokens(issuer: string, clientId: string): VerifyToken {
  const verifier = JwtVerifier.create(
    { issuer, audience: null, jwksUri: `${issuer}/.well-known/jwks.json` },
    { jwksCache: new SimpleJwksCache({ fetcher }) },
  );
  return async (token) => {
    try {
      const { sub, jti, exp, iat, token_use, client_id } = await verifier.verify(token);
      if (token_use !== 'access' || client_id !== clientId || !sub || !jti || !exp || !iat) return null;
      return { subject: sub, tokenId: jti, issuedAt: iat, endsAt: exp };
    } catch (error) {
      if (error instanceof JwtBaseError && !(error instanceof FetchError)) return null;
      throw error;
    }
  };
}
