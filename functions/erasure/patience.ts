import { type System, toSeconds } from '#functions/lib/system.ts';
import { MoreToDo } from './drain.ts';

/** How long one attempt works before it hands on what is left, in seconds; under the function's own time. */
const patience = 60;

/** @returns what throws MoreToDo once the time of one attempt is over */
export function patiently(system: System): () => void {
  const until = toSeconds(system.now()) + patience;
  return () => {
    if (toSeconds(system.now()) >= until) throw new MoreToDo();
  };
}
