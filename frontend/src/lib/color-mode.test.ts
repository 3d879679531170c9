import { beforeEach, expect, it, vi } from 'vitest';

const root = { dataset: {} as Record<string, string> };
let kept: Map<string, string>;

/** The module anew, on a device that prefers the dark. */
const open = async () => {
  vi.resetModules();
  return import('./color-mode.ts');
};

beforeEach(() => {
  root.dataset = {};
  kept = new Map();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('document', { documentElement: root });
  return () => vi.unstubAllGlobals();
});

it('persists the choice on this device, and puts it on the page', async () => {
  const { applyColorMode, setColorMode } = await open();
  setColorMode('dark');
  expect(root.dataset).toEqual({ theme: 'dark' });
  expect([...kept.values()]).toEqual(['dark']);
  root.dataset = {};
  applyColorMode();
  expect(root.dataset).toEqual({ theme: 'dark' });
  setColorMode('system');
  expect(root.dataset).toEqual({});
});

it('lets a page force a mode, and gives the choice back after it', async () => {
  const { forceColorMode, setColorMode } = await open();
  setColorMode('light');
  forceColorMode('dark');
  expect(root.dataset).toEqual({ theme: 'dark' });
  setColorMode('system');
  expect(root.dataset).toEqual({ theme: 'dark' });
  forceColorMode(undefined);
  expect(root.dataset).toEqual({});
  expect([...kept.values()]).toEqual(['system']);
});

it('refuses to force system, with a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { forceColorMode, setColorMode } = await open();
  setColorMode('dark');
  forceColorMode('system');
  expect(root.dataset).toEqual({ theme: 'dark' });
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
