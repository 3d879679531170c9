import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  AccountRecovery,
  PasskeyUserVerification,
  UserPool,
  type UserPoolClient,
} from 'aws-cdk-lib/aws-cognito';
import { EmailIdentity, Identity as MailIdentity } from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';

interface IdentityProps {
  mailFrom: string;
  /** What passkeys belong to; empty where there are none. */
  passkeyDomain: string;
}

/** Merchants: where they sign in, and from where they get mail. */
export class Identity extends Construct {
  readonly pool: UserPool;
  readonly client: UserPoolClient;
  readonly mail: EmailIdentity;

  readonly passkeyDomain: string;

  constructor(scope: Construct, id: string, { mailFrom, passkeyDomain }: IdentityProps) {
    super(scope, id);
    this.passkeyDomain = passkeyDomain;
    this.mail = new EmailIdentity(this, 'Mail', { identity: MailIdentity.email(mailFrom) });
    this.pool = new UserPool(this, 'Users', {
      selfSignUpEnabled: true,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      autoVerify: { email: true },
      standardAttributes: {
        email: { required: true, mutable: true },
        givenName: { mutable: true },
        familyName: { mutable: true },
      },
      // Length is what makes a password strong; the contract of the sign-in routes asks the same.
      passwordPolicy: {
        minLength: 10,
        requireDigits: false,
        requireLowercase: false,
        requireSymbols: false,
        requireUppercase: false,
      },
      ...(passkeyDomain && {
        signInPolicy: { allowedFirstAuthFactors: { password: true, passkey: true } },
        passkeyRelyingPartyId: passkeyDomain,
        passkeyUserVerification: PasskeyUserVerification.PREFERRED,
      }),
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
      userVerification: {
        emailSubject: 'Your Recommend code',
        emailBody: 'Your code is {####}. Enter it where you asked for it.',
      },
    });
    this.client = this.pool.addClient('App', {
      authFlows: { userPassword: true, user: passkeyDomain !== '' },
      generateSecret: false,
      preventUserExistenceErrors: true,
      accessTokenValidity: Duration.hours(1),
      idTokenValidity: Duration.hours(1),
      // A session ends after 30 days without use; this is how long one in use may last.
      refreshTokenValidity: Duration.days(365),
      enableTokenRevocation: true,
      disableOAuth: true,
    });
  }
}
