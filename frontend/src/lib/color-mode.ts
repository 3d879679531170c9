import { useSyncExternalStore } from 'react';

const colorModes = ['system', 'light', 'dark'] as const;
/** What the reader chose; `system` follows the device. */
export type ColorMode = (typeof colorModes)[number];

const key = 'color-mode';
const listeners = new Set<() => void>();

const read = (): ColorMode => {
  const stored = localStorage.getItem(key);
  return colorModes.find((mode) => mode === stored) ?? 'system';
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

/** Puts the stored choice on the page. Called before the first paint. */
export const applyColorMode = () => {
  const mode = read();
  if (mode === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = mode;
};

export const setColorMode = (mode: ColorMode) => {
  localStorage.setItem(key, mode);
  applyColorMode();
  for (const listener of listeners) listener();
};

export const useColorMode = (): ColorMode => useSyncExternalStore(subscribe, read);
