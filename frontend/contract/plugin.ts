import type { Plugin } from 'vite';
import { api } from '#shared/api/api.ts';
import { describeContract } from './describe.ts';

const id = 'virtual:contract';

/** Gives the app the contract without its parser, under the name `virtual:contract`. */
export const contract = (): Plugin => ({
  name: 'contract',
  resolveId: (asked) => (asked === id ? `\0${id}` : null),
  load: (asked) =>
    asked === `\0${id}` ? `export const contract = ${JSON.stringify(describeContract(api))};` : null,
});
