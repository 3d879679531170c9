import { afterEach, expect, it, vi } from 'vitest';
import { noted } from './noted.ts';

const storage = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

afterEach(() => vi.unstubAllGlobals());

it('what is noted is read again, until it is put away', () => {
  vi.stubGlobal('sessionStorage', storage());
  const notes = noted<{ by: string }>('drafted');
  expect(notes.read('quiz_a')).toBeNull();
  notes.keep('quiz_a', { by: 'model' });
  expect(noted('drafted').read('quiz_a')).toEqual({ by: 'model' });
  expect(notes.read('quiz_b')).toBeNull();
  notes.forget('quiz_a');
  expect(notes.read('quiz_a')).toBeNull();
});

it('without a place, with a full one, or with what is no note, nothing is known and nothing fails', () => {
  const notes = noted('drafted');
  vi.stubGlobal('sessionStorage', undefined);
  notes.keep('quiz_a', {});
  expect(notes.read('quiz_a')).toBeNull();
  notes.forget('quiz_a');
  const full = storage();
  full.kept.set('drafted-quiz_b', '{');
  vi.stubGlobal('sessionStorage', {
    ...full,
    setItem: () => {
      throw new Error('full');
    },
  });
  notes.keep('quiz_a', {});
  expect(notes.read('quiz_a')).toBeNull();
  expect(notes.read('quiz_b')).toBeNull();
});
