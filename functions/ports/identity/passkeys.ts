import {
  CognitoIdentityProviderClient,
  CompleteWebAuthnRegistrationCommand,
  type CompleteWebAuthnRegistrationCommandInput,
  DeleteWebAuthnCredentialCommand,
  InitiateAuthCommand,
  ListWebAuthnCredentialsCommand,
  RespondToAuthChallengeCommand,
  StartWebAuthnRegistrationCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import { creationOptionsSchema, requestOptionsSchema } from '#shared/api/passkey.ts';
import { isFault, passkeyFaults, translating } from './faults.ts';
import type { PasskeyProvider } from './identity.ts';

/** Cognito keeps at most 20 for a user; a page holds them all. */
const page = 20;

/** Says nothing about which of these it was: whoever tries would learn from it. */
const unsigned = [
  'NotAuthorizedException',
  'UserNotFoundException',
  'CodeMismatchException',
  'ExpiredCodeException',
  'InvalidParameterException',
  'WebAuthnChallengeNotFoundException',
  'WebAuthnOriginNotAllowedException',
  'WebAuthnRelyingPartyMismatchException',
];

const documentSchema = z.string().transform((text) => requestOptionsSchema.parse(JSON.parse(text)));

/** Passkeys in an Amazon Cognito user pool that allows `WEB_AUTHN` as the first factor. */
export function cognitoPasskeys(
  ClientId: string,
  client: CognitoIdentityProviderClient = new CognitoIdentityProviderClient({}),
): PasskeyProvider {
  return {
    async askPasskey(email) {
      const command = new InitiateAuthCommand({
        ClientId,
        AuthFlow: 'USER_AUTH',
        AuthParameters: { USERNAME: email, PREFERRED_CHALLENGE: 'WEB_AUTHN' },
      });
      try {
        const { ChallengeName, ChallengeParameters, Session } = await translating({}, () =>
          client.send(command),
        );
        // Whoever has none is offered other ways, which are not asked for here.
        if (ChallengeName !== 'WEB_AUTHN' || !Session) return null;
        return {
          session: Session,
          options: documentSchema.parse(ChallengeParameters?.CREDENTIAL_REQUEST_OPTIONS),
        };
      } catch (error) {
        if (isFault(error, 'NotAuthorizedException', 'UserNotFoundException', 'UserNotConfirmedException'))
          return null;
        throw error;
      }
    },

    async signInByPasskey(email, Session, credential) {
      const command = new RespondToAuthChallengeCommand({
        ClientId,
        ChallengeName: 'WEB_AUTHN',
        Session,
        ChallengeResponses: { USERNAME: email, CREDENTIAL: JSON.stringify(credential) },
      });
      try {
        const { AuthenticationResult } = await translating({}, () => client.send(command));
        const { AccessToken, RefreshToken } = AuthenticationResult ?? {};
        if (!AccessToken || !RefreshToken) throw new Error('Cognito gave no tokens.');
        return { accessToken: AccessToken, refreshToken: RefreshToken };
      } catch (error) {
        if (isFault(error, ...unsigned)) return null;
        throw error;
      }
    },

    async startPasskey(AccessToken) {
      const command = new StartWebAuthnRegistrationCommand({ AccessToken });
      const { CredentialCreationOptions } = await translating(passkeyFaults, () => client.send(command));
      return creationOptionsSchema.parse(CredentialCreationOptions);
    },

    async addPasskey(AccessToken, credential) {
      const Credential = credential as CompleteWebAuthnRegistrationCommandInput['Credential'];
      const command = new CompleteWebAuthnRegistrationCommand({ AccessToken, Credential });
      await translating(passkeyFaults, () => client.send(command));
    },

    async passkeys(AccessToken) {
      const command = new ListWebAuthnCredentialsCommand({ AccessToken, MaxResults: page });
      const { Credentials = [] } = await client.send(command);
      return Credentials.flatMap(({ CredentialId, FriendlyCredentialName, CreatedAt }) =>
        CredentialId && CreatedAt
          ? { id: CredentialId, name: FriendlyCredentialName ?? '', createdAt: CreatedAt.toISOString() }
          : [],
      ).sort((one, other) => other.createdAt.localeCompare(one.createdAt));
    },

    async removePasskey(AccessToken, CredentialId) {
      try {
        await client.send(new DeleteWebAuthnCredentialCommand({ AccessToken, CredentialId }));
      } catch (error) {
        if (!isFault(error, 'ResourceNotFoundException')) throw error;
      }
    },
  };
}
