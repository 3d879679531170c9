import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { edgeFunction } from '#infra/local/edge/function.ts';
import { stripIngestCode, viewerRequestCode } from './bundle.ts';

const siteDir = mkdtempSync(join(tmpdir(), 'recommend-'));
const built = (path: string, text: string) => {
  mkdirSync(dirname(join(siteDir, path)), { recursive: true });
  writeFileSync(join(siteDir, path), text);
};
built('sources.json', '{}');
built('not-found.json', JSON.stringify({ en: 'Page not found: %PATH%', nl: 'Niet gevonden: %PATH%' }));
for (const page of ['', '/pricing', '/blog', '/blog/tips/first']) {
  built(`pages${page}/index.html`, 'page');
  built(`pages/nl${page}/index.html`, 'pagina');
}
built('favicon.svg', '<svg/>');
built('assets/app-abc.js', '');
built('blog/first.svg', '<svg/>');
afterAll(() => rmSync(siteDir, { recursive: true }));

const run = edgeFunction(viewerRequestCode(siteDir));
const ask = (uri: string, query = '') => run({ method: 'GET', uri, query, headers: {} });
const locationOf = (uri: string, query = ''): string | undefined => {
  const answer = ask(uri, query);
  return 'response' in answer ? answer.response.headers.location : undefined;
};

describe('the function in front of the site', () => {
  it.each(['/auth/login', '/app/quizzes/editor/quiz_1', '/nl/app/quizzes', '/public'])(
    'serves the app at %s',
    (path) => {
      expect(ask(path)).toMatchObject({ uri: '/shell.html' });
    },
  );

  it.each([
    ['/', '/pages/index.html'],
    ['/nl', '/pages/nl/index.html'],
    ['/pricing', '/pages/pricing/index.html'],
    ['/nl/blog/tips/first', '/pages/nl/blog/tips/first/index.html'],
    ['/_payload.json', '/pages/_payload.json'],
    ['/nl/_payload.json', '/pages/nl/_payload.json'],
    ['/blog/tips/first/_payload.json', '/pages/blog/tips/first/_payload.json'],
    ['/nl/blog/rss.xml', '/pages/nl/blog/rss.xml'],
  ])('serves %s from what was rendered at build', (path, uri) => {
    expect(ask(path)).toMatchObject({ uri });
  });

  it.each([
    '/nope',
    '/nl/nope',
    '/app/quizzes/editor',
    '/app/quizzes/editor/a/b',
    '/de',
    '/nlx',
    '/nope.html',
    '/favicon.svg/x',
    '/pages/pricing/index',
    '/shell.html',
    '/not-found.json',
    '/blog/tips',
  ])('answers %s with a real 404 that names it', (path) => {
    const answer = ask(path);
    expect(answer).toMatchObject({ response: { status: 404 } });
    expect('response' in answer && answer.response.body.toString()).toContain(`: ${path}`);
  });

  it('says in the language of the path that it is not found, with nothing of the path as markup', () => {
    const answer = ask('/nl/<script>&"$&');
    expect('response' in answer && answer.response.body.toString()).toBe(
      'Niet gevonden: /nl/&lt;script&gt;&amp;&quot;$&amp;',
    );
  });

  it.each(['/assets/app-abc.js', '/blog/first.svg', '/assets/not-there.js', '/favicon.svg'])(
    'leaves the file %s alone',
    (path) => {
      expect(ask(path)).toMatchObject({ uri: path });
    },
  );

  const quiz = `quiz_${'0a'.repeat(16)}`;

  it('finds the page of a quiz, in its language', () => {
    expect(ask(`/quiz/${quiz}`)).toMatchObject({ uri: `/pages/en/${quiz}` });
    expect(ask(`/nl/quiz/${quiz}`)).toMatchObject({ uri: `/pages/nl/${quiz}` });
    expect(locationOf(`/en/quiz/${quiz}/`, 'utm=1')).toBe(`/quiz/${quiz}?utm=1`);
  });

  it.each([
    '/quiz',
    '/quiz/',
    '/quiz/x',
    `/quiz/${quiz}x`,
    `/quiz/${quiz}/x`,
    '/quiz/..%2f..',
    '/nl/quiz/QUIZ_1',
  ])('does not look for a quiz at %s', (path) => {
    const to = locationOf(path) ?? path;
    expect(ask(to)).toMatchObject({ response: { status: 404 } });
  });

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
