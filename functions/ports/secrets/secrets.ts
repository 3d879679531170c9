import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';

/**
 * Reads a secret at first use and keeps it for the life of the container.
 * @throws Error when the secret holds no text
 */
export function readSecret(
  arn: string,
  client: SecretsManagerClient = new SecretsManagerClient({}),
): () => Promise<string> {
  let known: Promise<string> | undefined;
  const read = async () => {
    const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: arn }));
    if (!SecretString) throw new Error('The secret holds no text.');
    return SecretString;
  };
  return () => {
    known ??= read().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}
