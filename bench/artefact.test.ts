import { expect, test } from 'vitest';
import { weighArtefact } from './artefact.ts';

test('a quiz of 10 questions over 500 products stays light, above all before its first question', () => {
  const { artefactGzip, artefactFirstGzip } = weighArtefact();
  expect(artefactFirstGzip).toBeGreaterThan(500);
  expect(artefactFirstGzip).toBeLessThanOrEqual(8000);
  expect(artefactGzip).toBeLessThanOrEqual(40_000);
});
