import { type ComponentType, lazy } from 'react';

/** Resolves at once with a connection, and otherwise when it is back. */
const connected = () =>
  navigator.onLine
    ? Promise.resolve()
    : new Promise<void>((resolve) => {
        window.addEventListener('online', () => resolve(), { once: true });
      });

/**
 * A part of a page that is loaded when it is first shown. Without a connection it waits for one, and what stands around
 * it goes on working.
 */
export const laterPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const attempt = async (): Promise<{ default: ComponentType<Props> }> => {
    await connected();
    try {
      return { default: await load() };
    } catch (error) {
      if (navigator.onLine) throw error;
      return attempt();
    }
  };
  return lazy(attempt);
};
