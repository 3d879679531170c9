import { readFileSync, writeFileSync } from 'node:fs';

/** Where the placeholder address of a deployment stands. */
export const configuredFiles = ['shopify.app.toml', 'extensions/recommend-quiz/blocks/quiz.liquid'] as const;

/**
 * Puts a deployment's address and the app's id into a file of this folder.
 * @param origin for example `https://quiz.example.com`, without a slash at the end
 * @throws RangeError when the origin or the id cannot be one
 */
export const configure = (text: string, origin: string, clientId: string): string => {
  if (!/^https:\/\/[a-z0-9.-]+(:\d+)?$/.test(origin))
    throw new RangeError(`${origin} is not an address such as https://quiz.example.com`);
  if (!/^[0-9a-f]{32}$/.test(clientId))
    throw new RangeError(`${clientId} is not a client id of 32 hex digits`);
  return text
    .replace(/https:\/\/[a-z0-9.-]+(:\d+)?(?=\/(auth|api|embed)\/)/g, origin)
    .replace(/^client_id = ".*"$/m, `client_id = "${clientId}"`);
};

if (import.meta.main) {
  const [origin = '', clientId = ''] = process.argv.slice(2);
  for (const name of configuredFiles) {
    const file = new URL(name, import.meta.url);
    writeFileSync(file, configure(readFileSync(file, 'utf8'), origin, clientId));
  }
  console.log(`The app points to ${origin}. Now run "shopify app deploy" in infra/shopify.`);
}
