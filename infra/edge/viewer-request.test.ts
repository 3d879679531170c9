import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { edgeFunction } from '#infra/local/edge/function.ts';
import { stripIngestCode, viewerRequestCode } from './bundle.ts';

const siteDir = mkdtempSync(join(tmpdir(), 'recommend-'));
writeFileSync(join(siteDir, 'index.html'), '<!doctype html><div id="root"></div>');
writeFileSync(join(siteDir, 'favicon.svg'), '<svg/>');
mkdirSync(join(siteDir, 'assets'));
afterAll(() => rmSync(siteDir, { recursive: true }));

const run = edgeFunction(viewerRequestCode(siteDir));
const ask = (uri: string, query = '') => run({ method: 'GET', uri, query, headers: {} });
const locationOf = (uri: string, query = ''): string | undefined => {
  const answer = ask(uri, query);
  return 'response' in answer ? answer.response.headers.location : undefined;
};

describe('the function in front of the site', () => {
  it.each(['/', '/auth/login', '/app/quizzes/editor/quiz_1', '/nl', '/nl/app/quizzes'])(
    'serves the page at %s',
    (path) => {
      expect(ask(path)).toMatchObject({ uri: '/index.html' });
    },
  );

  it.each([
    '/nope',
    '/nl/nope',
    '/app/quizzes/editor',
    '/app/quizzes/editor/a/b',
    '/de',
    '/nlx',
    '/nope.html',
    '/favicon.svg/x',
  ])('answers %s with a real 404 that carries the page', (path) => {
    const answer = ask(path);
    expect(answer).toMatchObject({ response: { status: 404 } });
    expect('response' in answer && answer.response.body.toString()).toContain('id="root"');
  });

  it.each(['/assets/app-abc.js', '/assets/not-there.js', '/favicon.svg'])(
    'leaves the file %s alone',
    (path) => {
      expect(ask(path)).toMatchObject({ uri: path });
    },
  );

  it('leads to clean paths, with the query', () => {
    expect(locationOf('/auth/login/', 'redirectUrl=%2Fapp&a=1&a=2&b')).toBe(
      '/auth/login?redirectUrl=%2Fapp&a=1&a=2&b',
    );
    expect(locationOf('/index.html')).toBe('/');
    expect(locationOf('/en')).toBe('/');
    expect(locationOf('/en/app/')).toBe('/app');
    expect(locationOf('//auth//login')).toBe('/auth/login');
  });

  it('never leads to another site', () => {
    for (const path of [
      '//evil.example',
      '//evil.example/',
      '/\\evil.example/',
      '/en//evil.example/',
      '/en/\\evil.example/',
    ]) {
      const to = locationOf(path);
      if (to !== undefined) expect(new URL(to, 'https://us.example').host).toBe('us.example');
    }
    expect(locationOf('/\\evil.example/')).toBeUndefined();
  });
});

describe('the function in front of the analytics proxy', () => {
  const strip = edgeFunction(stripIngestCode());
  it('takes our prefix off', () => {
    const at = (uri: string) => strip({ method: 'POST', uri, query: '', headers: {} });
    expect(at('/ingest/e/')).toMatchObject({ uri: '/e/' });
    expect(at('/ingest/batch')).toMatchObject({ uri: '/batch' });
    expect(at('/ingestion')).toMatchObject({ uri: '/ingestion' });
  });
});
