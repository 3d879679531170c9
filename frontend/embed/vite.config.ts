import { defineConfig } from 'vite';
import { namespaces } from './namespaces.ts';
import { common, languageOf, oneLanguage } from './oneLanguage.ts';
import { shortNames } from './shortNames.ts';
import { small } from './small.ts';

/** Decoded, since a folder may have a space in its name. */
const pathOf = ({ pathname }: URL) => decodeURIComponent(pathname);

/**
 * What the first question needs, and what every later step does: each one chunk, for fewer requests. All styles are in
 * the first: beside each other they take 0.6 KB less.
 */
const first =
  /\/runtime\/.*\.css|\/embed\/(mount|draw\/)|\/runtime\/(Quiz|Question|TopBar|Waiting|Media|adopt|styles|secondPress|words|storage|useFocus|useSession)|\/fields\/(Option|Choices|choiceWords|Field)\.|\/quiz\/counts|\/shared\/site/;
/** Only for quizzes that ask for it. */
const theme = /\/runtime\/theme/;
const adaptive = /\/runtime\/adaptive|\/shared\/quiz\/(adapt|gain|settled)\.ts/;
/** Only for quizzes that let a language model advise. */
const advice = /\/results\/(Advised|advice)\.|\/shared\/quiz\/advise\.ts/;
/** Only where an address leads to a result. */
const link = /\/runtime\/opened\./;
/** Only for quizzes that mail the results. */
const mail = /\/results\/(MailForm|mailWords)|\/shared\/quiz\/mailWording/;
/** Only in shops: how the products are now. */
const live = /\/results\/live\./;
/** The way to the server, and to the cart: one for all quizzes of a page, so that nothing goes out twice. */
const send = (id: string) =>
  /\/embed\/(outbox|cart|later)/.test(id) || (/\/runtime\/(json|shop)\./.test(id) && !languageOf(id));
/** Only where two versions of a quiz are live. */
const split = /\/(embed|quiz)\/split\.ts|\/runtime\/storage\.ts$/;
const rest = /\/(runtime|shared\/quiz)\/|\/model\/email/;

/** A chunk, by the language it is for. */
const named = (name: string) => (id: string) => [name, languageOf(id)].filter(Boolean).join('-');

const target = ['chrome123', 'firefox121', 'safari17.5'];

/**
 * The quiz as host pages load it: `recommend.js` under a fixed name, everything else in chunks named by their
 * content. Addresses are relative to the script, so that it works from any origin that serves it.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [
    shortNames(pathOf(new URL('../runtime', import.meta.url))),
    oneLanguage(),
    namespaces,
    small(target),
  ],
  resolve: {
    alias: [
      { find: 'react/jsx-runtime', replacement: pathOf(new URL('./draw/jsx-runtime.ts', import.meta.url)) },
      { find: /^react$/, replacement: pathOf(new URL('./draw/hooks.ts', import.meta.url)) },
    ],
  },
  // The same files whatever NODE_ENV says, so that a test weighs what is shipped.
  oxc: { jsx: { runtime: 'automatic', importSource: 'react', development: false } },
  build: {
    outDir: pathOf(new URL('../dist/embed', import.meta.url)),
    emptyOutDir: true,
    target,
    // As a library the build leaves dynamic imports as they are: no preload helper is added to each page.
    lib: {
      entry: pathOf(new URL('./recommend.ts', import.meta.url)),
      formats: ['es'],
      fileName: () => 'recommend.js',
    },
    rolldownOptions: {
      preserveEntrySignatures: false,
      output: {
        minify: false,
        comments: false,
        chunkFileNames: '[name]-[hash].js',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: named('quiz'), test: first, priority: 2 },
            { name: named('theme'), test: theme, priority: 1 },
            { name: named('adaptive'), test: adaptive, priority: 1 },
            { name: named('advice'), test: advice, priority: 1 },
            { name: 'split', test: split, priority: 3 },
            { name: 'dialog', test: common, priority: 1 },
            { name: named('link'), test: link, priority: 1 },
            { name: named('mail'), test: mail, priority: 1 },
            { name: named('live'), test: live, priority: 1 },
            { name: 'send', test: send, priority: 2 },
            { name: named('rest'), test: rest },
          ],
        },
      },
    },
  },
});
