import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { contract } from './contract/plugin.ts';
import { fitSonner } from './fit-sonner.ts';
import { texts } from './texts/plugin.ts';

const fittedSonner: Plugin = {
  name: 'fitted-sonner',
  enforce: 'pre',
  transform: (code, id) =>
    /\/sonner\/dist\/index\.m?js/.test(id) ? { code: fitSonner(code), map: null } : null,
};

export default defineConfig(({ command }) => {
  // A test run that builds the site would otherwise ship React's development build.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    root: import.meta.dirname,
    plugins: [contract(), texts(), fittedSonner, react(), tailwindcss()],
    resolve: {
      alias: {
        'react-remove-scroll': fileURLToPath(new URL('./src/lib/remove-scroll.tsx', import.meta.url)),
      },
    },
    optimizeDeps: { exclude: ['sonner'] },
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      target: ['chrome123', 'firefox121', 'safari17.5'],
      /** Inlined files would be data: addresses, which font-src refuses. */
      assetsInlineLimit: 0,
    },
  };
});
