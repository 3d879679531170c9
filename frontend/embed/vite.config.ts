import { defineConfig } from 'vite';

/** Decoded, since a folder may have a space in its name. */
const pathOf = ({ pathname }: URL) => decodeURIComponent(pathname);

/** What the first question needs, and what every later step does: each one chunk, for fewer requests. */
const first =
  /\/preact\/|\/embed\/(mount|preact)|\/runtime\/(Quiz|Question|TopBar|Waiting|Media|adopt|words|storage|useSession|runtime\.css)|\/fields\/(Option|Radios|Field|registry)|\/shared\/site/;
const fields = /\/runtime\/fields\//;
/** Only for quizzes that ask for it. */
const adaptive = /\/runtime\/adaptive|\/shared\/quiz\/(adapt|gain|settled)\.ts/;
const rest = /\/(runtime|shared\/quiz)\/|\/embed\/(outbox|cart|later)/;

/**
 * The quiz as host pages load it: `recommend.js` under a fixed name, everything else in chunks named by their
 * content. Addresses are relative to the script, so that it works from any origin that serves it.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  resolve: {
    alias: [
      { find: 'react/jsx-runtime', replacement: 'preact/jsx-runtime' },
      { find: /^react$/, replacement: pathOf(new URL('./preact.ts', import.meta.url)) },
    ],
  },
  // The same files whatever NODE_ENV says, so that a test weighs what is shipped.
  oxc: { jsx: { runtime: 'automatic', importSource: 'react', development: false } },
  build: {
    outDir: pathOf(new URL('../dist/embed', import.meta.url)),
    emptyOutDir: true,
    target: ['chrome123', 'firefox121', 'safari17.5'],
    // As a library the build leaves dynamic imports as they are: no preload helper is added to each page.
    lib: {
      entry: pathOf(new URL('./recommend.ts', import.meta.url)),
      formats: ['es'],
      fileName: () => 'recommend.js',
    },
    rolldownOptions: {
      preserveEntrySignatures: false,
      output: {
        minify: true,
        comments: false,
        chunkFileNames: '[name]-[hash].js',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'quiz', test: first, priority: 2 },
            { name: 'fields', test: fields, priority: 1 },
            { name: 'adaptive', test: adaptive, priority: 1 },
            { name: 'rest', test: rest },
          ],
        },
      },
    },
  },
});
