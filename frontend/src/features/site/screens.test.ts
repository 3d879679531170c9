import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { locales } from '#shared/model/locales.ts';
import { screenFile, screenFormats, screenModes, screenNames, screenWidths } from './screens.ts';

const publicDir = join(import.meta.dirname, '..', '..', '..', 'public');

/** What a file's first bytes say it is: WebP is a RIFF container, AVIF an ISO one of that brand. */
const formatOf = (bytes: Buffer): string => {
  if (bytes.toString('latin1', 0, 4) === 'RIFF') return bytes.toString('latin1', 8, 12).toLowerCase();
  return bytes.toString('latin1', 8, 12);
};

const each = screenNames.flatMap((name) =>
  locales.flatMap((locale) =>
    screenModes.flatMap((mode) => screenWidths.map((width) => ({ name, locale, mode, width }))),
  ),
);

it.each(each)(
  'the $name in $locale, $mode, $width px wide is there, and smaller as AVIF than as WebP',
  (screen) => {
    const [avif, webp] = screenFormats.map((format) =>
      readFileSync(join(publicDir, screenFile({ ...screen, format }))),
    );
    expect(formatOf(avif ?? Buffer.alloc(0))).toBe('avif');
    expect(formatOf(webp ?? Buffer.alloc(0))).toBe('webp');
    expect(avif?.length).toBeLessThan(webp?.length ?? 0);
    // What a page may spend on one picture.
    expect(avif?.length).toBeLessThan(screen.width === 720 ? 16_000 : 40_000);
  },
);
