import { expect, it, vi } from 'vitest';

it('loads a language once, and only logs that it did not load', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  vi.doMock('../../locales/nl.json', () => {
    throw new Error('gone');
  });
  const { loadMessages } = await import('./intl.tsx');
  await expect(loadMessages('nl')).resolves.toBeUndefined();
  expect(log).toHaveBeenCalledOnce();
  expect(log.mock.calls[0]?.[0]).toBe('The texts in "nl" did not load');
  await loadMessages('en');
  expect(log).toHaveBeenCalledOnce();
  vi.doUnmock('../../locales/nl.json');
  log.mockRestore();
});
