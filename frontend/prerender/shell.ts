/** The page of everything that is rendered in the browser: Vite's own, with the manifest and the icons. */
export const shellHtml = (built: string, build: string, configured: string): string =>
  built
    .replace('<html ', `<html data-build="${build}"${configured} `)
    .replace(
      '</head>',
      '<link rel="manifest" href="/manifest.json"><link rel="apple-touch-icon" href="/icon-180.png"></head>',
    );
