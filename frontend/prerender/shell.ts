/** These pages are the app itself, so in either language they only say what they need, and where to go on. */
const noScript =
  '<noscript><main class="mx-auto grid min-h-dvh max-w-lg content-center gap-3 px-6 py-16 text-md"><h1 class="text-xl">This page needs JavaScript</h1><p>Turn it on in your browser and load the page again, or go to the <a class="underline" href="/">start page</a>, which does without.</p><p lang="nl">Deze pagina heeft JavaScript nodig. Zet het aan in je browser en laad de pagina opnieuw, of ga naar de <a class="underline" href="/nl">startpagina</a>, die werkt zonder.</p></main></noscript>';

/** The page of everything that is rendered in the browser: Vite's own, with the manifest and the icons. */
export const shellHtml = (built: string, build: string, configured: string): string =>
  built
    .replace('<html ', `<html data-build="${build}"${configured} `)
    .replace('<body>', `<body>${noScript}`)
    .replace(
      '</head>',
      '<link rel="manifest" href="/manifest.json"><link rel="apple-touch-icon" href="/icon-180.png"></head>',
    );
