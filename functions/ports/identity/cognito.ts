import {
  AdminDeleteUserCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  GetUserCommand,
  InitiateAuthCommand,
  ResendConfirmationCodeCommand,
  RevokeTokenCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import {
  codeFaults,
  emailFaults,
  hushKnown,
  isFault,
  passwordFaults,
  signInFaults,
  signUpFaults,
  translating,
} from './faults.ts';
import type { IdentityProvider } from './identity.ts';

type Client = CognitoIdentityProviderClient;

interface Pool {
  userPoolId: string;
  /** Of an app client without a secret. */
  clientId: string;
}

type SignUp = Pick<IdentityProvider, 'signUp' | 'resendCode' | 'confirm'>;
type Passwords = Pick<IdentityProvider, 'forgotPassword' | 'resetPassword'>;
type SignIn = Pick<IdentityProvider, 'signIn' | 'person' | 'refresh' | 'revoke'>;

const signUpWith = (client: Client, { clientId: ClientId, userPoolId: UserPoolId }: Pool): SignUp => ({
  async signUp({ email, password, firstName, lastName }) {
    const attributes = { email, given_name: firstName, family_name: lastName };
    const command = new SignUpCommand({
      ClientId,
      Username: email,
      Password: password,
      UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
    });
    try {
      const { UserSub } = await translating(signUpFaults, () => client.send(command));
      if (!UserSub) throw new Error('Cognito named no subject.');
      return { subject: UserSub };
    } catch (error) {
      if (isFault(error, 'UsernameExistsException')) return 'exists';
      throw error;
    }
  },

  async resendCode(email) {
    try {
      await client.send(new ResendConfirmationCodeCommand({ ClientId, Username: email }));
    } catch (error) {
      if (isFault(error, 'InvalidParameterException')) return 'confirmed';
      hushKnown(error);
    }
    return 'sent';
  },

  async confirm(email, code, password) {
    const confirmed = new ConfirmSignUpCommand({ ClientId, Username: email, ConfirmationCode: code });
    await translating(codeFaults, () => client.send(confirmed));
    const person = { UserPoolId, Username: email, Password: password, Permanent: true };
    await translating(codeFaults, () => client.send(new AdminSetUserPasswordCommand(person)));
  },
});

const passwordsWith = (client: Client, ClientId: string): Passwords => ({
  async forgotPassword(email) {
    try {
      await client.send(new ForgotPasswordCommand({ ClientId, Username: email }));
    } catch (error) {
      if (!isFault(error, 'InvalidParameterException')) hushKnown(error);
    }
  },

  async resetPassword(email, code, password) {
    const command = new ConfirmForgotPasswordCommand({
      ClientId,
      Username: email,
      ConfirmationCode: code,
      Password: password,
    });
    await translating(codeFaults, () => client.send(command));
  },
});

const signInWith = (client: Client, ClientId: string): SignIn => ({
  async signIn(email, password) {
    const command = new InitiateAuthCommand({
      ClientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: password },
    });
    const { AuthenticationResult } = await translating(signInFaults, () => client.send(command));
    const { AccessToken, RefreshToken } = AuthenticationResult ?? {};
    if (!AccessToken || !RefreshToken) throw new Error('Cognito gave no tokens.');
    return { accessToken: AccessToken, refreshToken: RefreshToken };
  },

  async person(accessToken) {
    const { UserAttributes = [] } = await client.send(new GetUserCommand({ AccessToken: accessToken }));
    const value = (name: string) => UserAttributes.find(({ Name }) => Name === name)?.Value ?? '';
    return { email: value('email'), firstName: value('given_name'), lastName: value('family_name') };
  },

  async refresh(refreshToken) {
    const command = new InitiateAuthCommand({
      ClientId,
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: refreshToken },
    });
    try {
      const { AuthenticationResult } = await client.send(command);
      return AuthenticationResult?.AccessToken ?? null;
    } catch (error) {
      if (isFault(error, 'NotAuthorizedException', 'UserNotFoundException')) return null;
      throw error;
    }
  },

  async revoke(refreshToken) {
    await client.send(new RevokeTokenCommand({ ClientId, Token: refreshToken }));
  },
});

type People = Pick<IdentityProvider, 'setPassword' | 'setEmail' | 'removeUser'>;

const peopleWith = (client: Client, UserPoolId: string): People => ({
  async setPassword(Username, Password) {
    const command = new AdminSetUserPasswordCommand({ UserPoolId, Username, Password, Permanent: true });
    await translating(passwordFaults, () => client.send(command));
  },

  async setEmail(Username, email) {
    const UserAttributes = [
      { Name: 'email', Value: email },
      { Name: 'email_verified', Value: 'true' },
    ];
    const command = new AdminUpdateUserAttributesCommand({ UserPoolId, Username, UserAttributes });
    await translating(emailFaults, () => client.send(command));
  },

  async removeUser(Username) {
    try {
      await client.send(new AdminDeleteUserCommand({ UserPoolId, Username }));
    } catch (error) {
      if (!isFault(error, 'UserNotFoundException')) throw error;
    }
  },
});

/** Identity in an Amazon Cognito user pool. */
export function cognitoIdentity(
  pool: Pool,
  client: Client = new CognitoIdentityProviderClient({}),
): IdentityProvider {
  return {
    ...signUpWith(client, pool),
    ...passwordsWith(client, pool.clientId),
    ...signInWith(client, pool.clientId),
    ...peopleWith(client, pool.userPoolId),
  };
}
