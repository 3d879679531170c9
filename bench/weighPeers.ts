import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { ensureInstalled } from './installed.ts';

/** What a page has to load of each to show one question, or for React the least there is. */
const peers: Record<string, string> = {
  'Preact, one radio question': `
    import { render } from 'preact';
    import { useState } from 'preact/hooks';
    import { jsx } from 'preact/jsx-runtime';
    const Question = () => {
      const [chosen, choose] = useState();
      return jsx('fieldset', { children: [jsx('legend', { children: 'Which?' }), ...['a', 'b'].map((id) =>
        jsx('label', { children: [jsx('input', { type: 'radio', name: 'q', checked: chosen === id, onChange: () => choose(id) }), id] }))] });
    };
    render(jsx(Question, {}), document.body);`,
  'React, hello': `
    import { createRoot } from 'react-dom/client';
    import { jsx } from 'react/jsx-runtime';
    createRoot(document.body).render(jsx('p', { children: 'Hello' }));`,
  '@typebot.io/js': `
    import Typebot from '@typebot.io/js/web';
    Typebot.initStandard({ typebot: 'quiz' });`,
  'survey-core + survey-react-ui + React': `
    import 'survey-core/survey-core.min.css';
    import { Model } from 'survey-core';
    import { Survey } from 'survey-react-ui';
    import { createRoot } from 'react-dom/client';
    import { jsx } from 'react/jsx-runtime';
    const model = new Model({ elements: [{ type: 'radiogroup', name: 'q', choices: ['a', 'b'] }] });
    createRoot(document.body).render(jsx(Survey, { model }));`,
};

/** Not a file, but in the folder whose packages it imports. */
const entry = `${import.meta.dirname}/peer.js`;

const weighOne = async (code: string): Promise<number> => {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
    ],
    build: {
      write: false,
      target: ['chrome123', 'firefox121', 'safari17.5'],
      modulePreload: false,
      rolldownOptions: { input: entry, output: { minify: true, comments: false, codeSplitting: false } },
    },
  });
  return (Array.isArray(built) ? built : [built])
    .flatMap((one) => ('output' in one ? one.output : []))
    .reduce(
      (sum, one) => sum + gzipSync(one.type === 'chunk' ? one.code : one.source, { level: 9 }).length,
      0,
    );
};

/** Name → bytes of scripts and styles, gzipped at level 9, built with the bundler of the embed. */
export const weighPeers = async (): Promise<Record<string, number>> => {
  ensureInstalled('survey-core');
  const weights: Record<string, number> = {};
  for (const [name, code] of Object.entries(peers)) weights[name] = await weighOne(code);
  return weights;
};
