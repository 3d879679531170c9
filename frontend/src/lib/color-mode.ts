import { useSyncExternalStore } from 'react';
import { darkMedia } from './dark-media.ts';
import { colorModeKey as key } from './device-keys.ts';

const colorModes = ['system', 'light', 'dark'] as const;
/** What the reader chose; `system` follows the device. */
export type ColorMode = (typeof colorModes)[number];
/** What is on the page. */
export type ResolvedColorMode = Exclude<ColorMode, 'system'>;

const listeners = new Set<() => void>();
/** What the current page asks for, whatever the reader chose. */
let forced: ResolvedColorMode | undefined;

const read = (): ColorMode => {
  const stored = localStorage.getItem(key);
  return colorModes.find((mode) => mode === stored) ?? 'system';
};

const device = () => window.matchMedia('(prefers-color-scheme: dark)');

const resolve = (): ResolvedColorMode => {
  const mode = forced ?? read();
  if (mode === 'system') return device().matches ? 'dark' : 'light';
  return mode;
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  device().addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
    device().removeEventListener('change', listener);
  };
};

/** Puts the choice, or what the page forces, on the page. Called before the first paint. */
export const applyColorMode = () => {
  const mode = forced ?? read();
  if (mode === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = mode;
};

const changed = () => {
  applyColorMode();
  for (const listener of listeners) listener();
};

export const setColorMode = (mode: ColorMode) => {
  localStorage.setItem(key, mode);
  changed();
};

/**
 * Forces a mode while a page shows; the reader's choice stays as it is.
 * @param mode undefined ends it; `system` is no mode of a page, and is refused with a warning
 */
export const forceColorMode = (mode: ColorMode | undefined) => {
  if (mode === 'system') console.warn('A page cannot force the color mode "system". Choose light or dark.');
  const next = mode === 'system' ? undefined : mode;
  if (next === forced) return;
  forced = next;
  changed();
};

/** What the reader chose. */
export const useColorMode = (): ColorMode => useSyncExternalStore(subscribe, read, () => 'system');

/** What is on the page: the choice, the device's where that is `system`, or what the page forces. */
export const useResolvedColorMode = (): ResolvedColorMode =>
  useSyncExternalStore(subscribe, resolve, () => 'light');

const wantedDark = () => darkMedia(forced ?? read());

/**
 * When dark pictures are shown, as the condition of a `<source>`. In a page that was rendered at build, the start script
 * has put the reader's choice there already: to say the same again would load them again.
 */
export const useDarkMedia = (): string =>
  useSyncExternalStore(subscribe, wantedDark, () =>
    typeof window === 'undefined' ? darkMedia(null) : wantedDark(),
  );
