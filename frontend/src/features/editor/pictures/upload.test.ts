import { expect, it, vi } from 'vitest';
import { createUpload, type UploadWork, uploadAt } from './upload.ts';

const file = new File(['x'], 'shoe.png');
const small = { picture: new Blob(['s']) };

const working = (send: UploadWork['send'] = async () => 'https://a.example/1.webp') => ({
  shrink: vi.fn(async (_file: File) => small),
  send: vi.fn(send),
  done: vi.fn(),
});

it('makes the picture smaller, sends it and hands on its address', async () => {
  const upload = createUpload();
  const seen: string[] = [];
  upload.state.subscribe(() => seen.push(upload.state.get().kind));
  const work = working();
  await upload.start(file, work);
  expect(seen).toEqual(['shrinking', 'sending', 'idle']);
  expect(work.shrink).toHaveBeenCalledWith(file);
  expect(work.send.mock.calls[0]?.[0]).toBe(small);
  expect(work.done).toHaveBeenCalledExactlyOnceWith('https://a.example/1.webp');
});

it('keeps the file and the fault when it fails, and can be tried again', async () => {
  const upload = createUpload();
  const error = new Error('offline');
  const work = working();
  work.send.mockRejectedValueOnce(error).mockResolvedValueOnce('url');
  await upload.start(file, work);
  const state = upload.state.get();
  expect(state).toEqual({ kind: 'failed', error, file });
  expect(work.done).not.toHaveBeenCalled();
  await upload.start(file, work);
  expect(upload.state.get()).toEqual({ kind: 'idle' });
  expect(work.done).toHaveBeenCalledExactlyOnceWith('url');
});

it('stops at once when it is cancelled, and changes nothing afterwards', async () => {
  const upload = createUpload();
  const sent = Promise.withResolvers<string>();
  const work = working(() => sent.promise);
  const ended = upload.start(file, work);
  await vi.waitFor(() => expect(upload.state.get().kind).toBe('sending'));
  upload.cancel();
  expect(upload.state.get()).toEqual({ kind: 'idle' });
  expect(work.send.mock.calls[0]?.[1].aborted).toBe(true);
  sent.resolve('late');
  await ended;
  expect(work.done).not.toHaveBeenCalled();
  expect(upload.state.get()).toEqual({ kind: 'idle' });
});

it('gives its place to the next picture', async () => {
  const upload = createUpload();
  const first = Promise.withResolvers<typeof small>();
  const slow = working();
  slow.shrink.mockReturnValueOnce(first.promise);
  const ended = upload.start(file, slow);
  const quick = working();
  await upload.start(file, quick);
  first.resolve(small);
  await ended;
  expect(quick.done).toHaveBeenCalledOnce();
  expect(slow.send).not.toHaveBeenCalled();
  expect(upload.state.get()).toEqual({ kind: 'idle' });
});

it('is found again by its place, and not by another', () => {
  expect(uploadAt('quiz question')).toBe(uploadAt('quiz question'));
  expect(uploadAt('quiz question')).not.toBe(uploadAt('quiz other'));
});
