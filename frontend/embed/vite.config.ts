import { defineConfig } from 'vite';

/**
 * The quiz as host pages load it: `recommend.js` under a fixed name, everything else in chunks named by their
 * content. Addresses are relative to the script, so that it works from any origin that serves it.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  publicDir: false,
  resolve: {
    alias: {
      'react/jsx-runtime': 'preact/jsx-runtime',
      'react-dom': 'preact/compat',
      react: 'preact/compat',
    },
  },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: '../dist/embed',
    emptyOutDir: true,
    target: ['chrome123', 'firefox121', 'safari17.5'],
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: 'frontend/embed/recommend.ts',
      output: { entryFileNames: 'recommend.js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
