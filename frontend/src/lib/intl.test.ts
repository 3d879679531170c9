import { expect, it, vi } from 'vitest';

it('loads a language once, and only logs that it did not load', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  vi.doMock('virtual:texts/nl/app', () => {
    throw new Error('gone');
  });
  const { loadMessages } = await import('./intl.tsx');
  await expect(loadMessages('nl', '/app')).resolves.toBeUndefined();
  expect(log).toHaveBeenCalledOnce();
  expect(log.mock.calls[0]?.[0]).toBe('The texts in "nl" did not load');
  await loadMessages('en', '/app');
  expect(log).toHaveBeenCalledOnce();
  vi.doUnmock('virtual:texts/nl/app');
  log.mockRestore();
});
