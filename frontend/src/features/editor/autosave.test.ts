import { expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { createAutosave, type SaveState } from './autosave.ts';

const setUp = () => {
  const tasks: { run: () => void; ms: number }[] = [];
  const states: SaveState['kind'][] = [];
  const answers: (AppError | 'ok')[] = [];
  const save = vi.fn(async (_value: string) => {
    const answer = answers.shift() ?? 'ok';
    if (answer !== 'ok') throw answer;
  });
  const autosave = createAutosave<string>({
    save,
    onState: ({ kind }) => states.push(kind),
    schedule: (run, ms) => {
      const task = { run, ms };
      tasks.push(task);
      return () => tasks.splice(tasks.indexOf(task) >>> 0, 1);
    },
  });
  const tick = async () => {
    const task = tasks.shift();
    task?.run();
    await new Promise((resolve) => setImmediate(resolve));
    return task?.ms;
  };
  return { autosave, save, tick, tasks, states, answers };
};

it('saves the newest of several changes once, after a pause', async () => {
  const { autosave, save, tick, states } = setUp();
  autosave.change('a');
  autosave.change('ab');
  await tick();
  expect(save.mock.calls).toEqual([['ab']]);
  expect(states).toEqual(['pending', 'pending', 'saving', 'saved']);
});

it('saves a change made while saving in a request after that one', async () => {
  const { autosave, save } = setUp();
  autosave.change('a');
  const saved = autosave.flush();
  autosave.change('b');
  await saved;
  expect(save.mock.calls).toEqual([['a'], ['b']]);
});

it('tries again by itself after a passing fault, each time later, and loses nothing', async () => {
  const { autosave, save, tick, tasks, states, answers } = setUp();
  answers.push(new AppError('unavailable', ''), new AppError('internal', ''));
  autosave.change('a');
  await tick();
  expect(states.at(-1)).toBe('failed');
  expect(tasks[0]?.ms).toBe(2000);
  await tick();
  expect(tasks[0]?.ms).toBe(5000);
  await tick();
  expect(save.mock.calls).toEqual([['a'], ['a'], ['a']]);
  expect(states.at(-1)).toBe('saved');
});

it('keeps the newer of two when the older could not be saved', async () => {
  const { autosave, save, tick, answers } = setUp();
  answers.push(new AppError('unavailable', ''));
  autosave.change('a');
  const failing = autosave.flush();
  autosave.change('b');
  await expect(failing).rejects.toBeInstanceOf(AppError);
  await tick();
  expect(save.mock.calls.at(-1)).toEqual(['b']);
});

it('waits for a change when the server refuses the draft', async () => {
  const { autosave, tick, tasks, states, answers } = setUp();
  answers.push(new AppError('invalid', 'A title is missing.'));
  autosave.change('a');
  await tick();
  expect(states.at(-1)).toBe('refused');
  expect(tasks).toEqual([]);
  autosave.change('b');
  await tick();
  expect(states.at(-1)).toBe('saved');
});

it('saves nothing more after a conflict', async () => {
  const { autosave, save, tick, tasks, states, answers } = setUp();
  answers.push(new AppError('conflict', ''));
  autosave.change('a');
  await tick();
  autosave.change('b');
  expect(tasks).toEqual([]);
  await expect(autosave.flush()).rejects.toMatchObject({ code: 'conflict' });
  expect(save).toHaveBeenCalledTimes(1);
  expect(states.at(-1)).toBe('conflict');
});

it('has nothing to do when all is saved', async () => {
  const { autosave, save } = setUp();
  await autosave.flush();
  expect(save).not.toHaveBeenCalled();
});
