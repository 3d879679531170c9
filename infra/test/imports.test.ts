import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { api } from '#shared/api/api.ts';
import { projectRoot } from '../config.ts';

const areas = [...Object.keys(api), 'catalogue'];

/** What the files of a folder import from elsewhere in the project, as `file → import`. */
const importsOf = (folder: string): string[] =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .flatMap((file) =>
      [...readFileSync(join(projectRoot, folder, file), 'utf8').matchAll(/from '(#[^']+|\.\.[^']*)'/g)].map(
        ([, name]) => `${folder}/${file} → ${name}`,
      ),
    );

describe('imports run one way', () => {
  it.each(areas)('%s imports no other area', (area) => {
    const others = areas.filter((other) => other !== area).map((other) => `#functions/${other}/`);
    const found = importsOf(`functions/${area}`).filter((line) =>
      others.some((other) => line.includes(` → ${other}`)),
    );
    expect(found).toEqual([]);
  });

  it('what areas share knows no area', () => {
    const found = ['db', 'lib', 'ports'].flatMap((folder) =>
      importsOf(`functions/${folder}`).filter((line) =>
        areas.some((area) => line.includes(` → #functions/${area}/`)),
      ),
    );
    expect(found).toEqual([]);
  });
});
