/** Resolves at once with a connection, and otherwise when it is back. */
const connected = () =>
  navigator.onLine
    ? Promise.resolve()
    : new Promise<void>((resolve) => {
        window.addEventListener('online', () => resolve(), { once: true });
      });

/** Loads something, and without a connection waits for one. @throws what `load` throws with a connection */
export const onceConnected = async <Value>(load: () => Promise<Value>): Promise<Value> => {
  await connected();
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    return onceConnected(load);
  }
};
