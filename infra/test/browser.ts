import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const found = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });

/** How tests start Chromium: the one that is named, the system's own where there is one, Playwright's otherwise. */
export const launchOptions = () => {
  const executablePath = process.env.CHROME_PATH ?? found('chromium') ?? found('chromium-browser');
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      // Chromium refuses its sandbox to root, as which tests run in containers.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
};
