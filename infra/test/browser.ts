import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { LaunchOptions } from '@playwright/test';

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

/**
 * How tests start Chromium: the system's own where there is one, Playwright's otherwise.
 * @param whole the browser with all it has, of which the shell without a window, which is there for tests and twice as
 * fast, leaves some out: it keeps no page for the way back
 */
export const launchOptions = (whole = false): LaunchOptions & { args: string[] } => {
  const executablePath =
    (whole ? undefined : found('chromium-headless-shell')) ?? found('chromium') ?? found('chromium-browser');
  return {
    ...(executablePath ? { executablePath } : whole ? { channel: 'chromium' } : {}),
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
