import * as React from 'react';
import { jsx as reactJsx } from 'react/jsx-runtime';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import * as hooks from '../hooks.ts';
import { jsx } from '../jsx-runtime.ts';
import { draw } from '../tree.ts';
import type { Child } from '../vnode.ts';
import { type Library, run, type Step } from './scenario.ts';

/** Two frames: effects that follow painting have run. */
const settled = () =>
  new Promise<void>((done) =>
    requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(() => setTimeout(done)))),
  );

/** As the embed's build has it: attributes under their own names. */
const ownJsx: typeof jsx = (type, { className, ...props }, key) =>
  jsx(type, className === undefined ? props : { ...props, class: className }, key);

const ours = (place: Element): Library =>
  ({
    ...hooks,
    jsx: ownJsx,
    settled,
    render: (tree: Child) => draw(tree as never, place),
  }) as unknown as Library;

const reacts = (place: Element): Library => {
  const root = createRoot(place);
  const render = (tree: React.ReactNode) => flushSync(() => root.render(tree));
  return { ...React, jsx: reactJsx, settled, render } as unknown as Library;
};

/** What React and our own drawing make of the same steps. */
const compare = async (steps: Step[]): Promise<{ react: string[]; own: string[] }> => {
  const places = [document.createElement('div'), document.createElement('div')] as const;
  document.body.replaceChildren(...places);
  return {
    react: await run(reacts(places[0]), places[0], steps),
    own: await run(ours(places[1]), places[1], steps),
  };
};

Object.assign(window, { compare });
