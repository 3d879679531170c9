import { randomBytes } from 'node:crypto';
import type { Store } from '../store.ts';
import { AwsError, type AwsService, json, refuse } from './server.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const random = (length: number): string =>
  Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('');

/**
 * The values of the stack's secrets: made at the first start, kept afterwards.
 * @param lengths the length of each value, by the secret's ARN
 */
export function createSecrets(store: Store, lengths: Map<string, number>): Map<string, string> {
  return new Map(
    [...lengths].map(([arn, length]) => [arn, store.remember(`secret:${arn}`, () => random(length))]),
  );
}

export function secretsService(secrets: Map<string, string>): AwsService {
  return {
    errors: 'json',
    handle: (call) => {
      if (call.operation !== 'GetSecretValue') return refuse('Secrets Manager', call.operation);
      const arn = String(call.json().SecretId);
      call.authorize('secretsmanager:GetSecretValue', arn);
      const value = secrets.get(arn);
      if (value === undefined) {
        throw new AwsError('ResourceNotFoundException', `There is no secret ${arn}.`);
      }
      return json({
        ARN: arn,
        Name: arn,
        VersionId: 'local',
        VersionStages: ['AWSCURRENT'],
        SecretString: value,
      });
    },
  };
}
