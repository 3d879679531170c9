import { beforeEach, expect, it, vi } from 'vitest';
import { startAffiliate } from './affiliate.ts';
import { answerConsent } from './consent.ts';

let added: { src: string; async: boolean }[];
let cookies: string[];
const page = (dataset: Record<string, string>, hostname = 'recommend.example') => {
  const kept = new Map<string, string>();
  added = [];
  cookies = [];
  const document = {
    documentElement: { dataset },
    createElement: () => ({ dataset: {} }),
    head: { append: (script: (typeof added)[number]) => void added.push(script) },
    set cookie(written: string) {
      cookies.push(written);
    },
  };
  vi.stubGlobal('document', document);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { hostname, protocol: 'https:' } }));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
};
beforeEach(() => () => vi.unstubAllGlobals());

it('loads the script and its companion once, without holding the page up, after a yes', () => {
  page({ affiliate: 'ab12', asks: '' });
  startAffiliate(true);
  expect(added).toEqual([]);
  answerConsent('yes');
  answerConsent('yes');
  expect(added.map(({ src }) => src)).toEqual(['/affiliate.js', 'https://cdn.firstpromoter.com/fpr.js']);
  expect(added.every((script) => script.async)).toBe(true);
});

it.each([
  ['without an id', {}, true, 'recommend.example'],
  ['in development', { affiliate: 'ab12' }, false, 'recommend.example'],
  ['on this machine', { affiliate: 'ab12' }, true, 'localhost'],
] as const)('loads nothing %s', (_, dataset, production, hostname) => {
  page({ ...dataset, asks: '' }, hostname);
  startAffiliate(production);
  answerConsent('yes');
  expect(added).toEqual([]);
});

it('takes its cookies away after a no', () => {
  page({ affiliate: 'ab12', asks: '' });
  startAffiliate(true);
  answerConsent('no');
  expect(added).toEqual([]);
  expect(cookies).toContain('_fprom_tid=; Max-Age=0; Path=/; Domain=recommend.example');
  expect(cookies).toContain('_fprom_ref=; Max-Age=0; Path=/');
});
