import { useEffect, useState } from 'react';

export type Outcome<Value> = { kind: 'working' } | { kind: 'done'; value: Value } | { kind: 'failed' };

/**
 * What a task comes to, done anew whenever the task is another one.
 * @param task stable while its outcome holds; null: not yet
 */
export const useOutcome = <Value>(task: (() => Promise<Value>) | null): Outcome<Value> => {
  const [state, setState] = useState<{ of: unknown; outcome: Outcome<Value> }>();
  useEffect(
    function doTask() {
      if (!task) return;
      let current = true;
      const settle = (outcome: Outcome<Value>) => {
        if (current) setState({ of: task, outcome });
      };
      task().then(
        (value) => settle({ kind: 'done', value }),
        () => settle({ kind: 'failed' }),
      );
      return () => {
        current = false;
      };
    },
    [task],
  );
  return state && state.of === task ? state.outcome : { kind: 'working' };
};
