import { afterEach, expect, it, vi } from 'vitest';
import { onceConnected } from './once-connected.ts';

const connect = (onLine: boolean) => vi.stubGlobal('navigator', { onLine });
const page = new EventTarget();
vi.stubGlobal('window', page);
afterEach(() => connect(true));

it('loads at once with a connection, and says what went wrong with it', async () => {
  connect(true);
  await expect(onceConnected(async () => 'here')).resolves.toBe('here');
  await expect(onceConnected(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
});

it('waits for a connection, and tries anew what was cut off', async () => {
  connect(false);
  const load = vi.fn(async () => {
    if (load.mock.calls.length > 1) return 'here';
    connect(false);
    throw new Error('cut off');
  });
  const loaded = onceConnected(load);
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  connect(true);
  page.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  connect(true);
  page.dispatchEvent(new Event('online'));
  await expect(loaded).resolves.toBe('here');
  expect(load).toHaveBeenCalledTimes(2);
});
