import { beforeEach, expect, it, vi } from 'vitest';
import { answerConsent, askConsent, askConsentOnce, readConsent, watchConsent } from './consent.ts';

const root = { dataset: {} as Record<string, string> };
beforeEach(() => {
  const kept = new Map<string, string>();
  root.dataset = { asks: '' };
  vi.stubGlobal('document', { documentElement: root });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

it('tells nobody of a yes before there is one, and of a no after it', () => {
  const told: string[] = [];
  watchConsent((answer) => told.push(answer));
  expect(told).toEqual([]);
  answerConsent('yes');
  answerConsent('no');
  expect(told).toEqual(['yes', 'no']);
});

it('holds on the next page', () => {
  const told: string[] = [];
  answerConsent('yes');
  watchConsent((answer) => told.push(answer));
  expect(told).toEqual(['yes']);
});

it('asks once, and again when the reader wants it', () => {
  askConsentOnce();
  expect(root.dataset.ask).toBe('');
  answerConsent('no');
  askConsentOnce();
  expect(root.dataset.ask).toBeUndefined();
  askConsent();
  expect(root.dataset.ask).toBe('');
  expect(readConsent()).toBe('no');
});

it('asks nothing where there is nothing to ask for', () => {
  root.dataset = {};
  askConsentOnce();
  expect(root.dataset.ask).toBeUndefined();
});

it('asks again where the browser keeps nothing', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('denied');
    },
  });
  answerConsent('yes');
  expect(readConsent()).toBeNull();
});
