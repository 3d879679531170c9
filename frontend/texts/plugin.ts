import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const frontend = join(import.meta.dirname, '..');
const name = /^virtual:texts\/(\w+)\/(app|pages|site|editor)$/;

/** Features whose texts come with their own pages; every other text comes with the app, so with its start page. */
const features = {
  editor: ['editor'],
  pages: ['analytics', 'auth', 'checkout', 'new-quiz', 'products', 'quizzes', 'settings'],
  site: ['blog', 'contact', 'home', 'pages', 'pricing', 'product', 'site'],
};

/** The ids of a part's messages, as they stand in the tables beside its components. */
const idsOf = (part: keyof typeof features): string[] =>
  features[part]
    .flatMap((feature) => globSync(join(frontend, 'src', 'features', feature, '**/*messages.ts')))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\bid: '([^']+)'/g)].map(([, id]) => id ?? ''),
    );

const partOf = (table: Record<string, string>, part: string): Record<string, string> => {
  const names = Object.keys(features) as (keyof typeof features)[];
  const owners = new Map(names.flatMap((owner) => idsOf(owner).map((id) => [id, owner] as const)));
  return Object.fromEntries(Object.entries(table).filter(([id]) => (owners.get(id) ?? 'app') === part));
};

/** Gives the app each language in parts, `virtual:texts/{locale}/{part}`: the editor's are half of all words. */
export const texts = (): Plugin => ({
  name: 'texts',
  resolveId: (asked) => (name.test(asked) ? `\0${asked}` : null),
  load(asked) {
    const [, locale, part = ''] = name.exec(asked.slice(1)) ?? [];
    if (!asked.startsWith('\0') || !locale) return null;
    const file = join(frontend, 'locales', `${locale}.json`);
    this.addWatchFile(file);
    return `export default ${JSON.stringify(partOf(JSON.parse(readFileSync(file, 'utf8')), part))};`;
  },
});
