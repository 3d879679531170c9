/** Tells what somebody asked for apart from what comes back of our own writing, maybe after something newer. */
export interface Echo {
  wrote(value: string): void;
  /** Whether what is read now is what was written: then that, and all before it, has arrived. */
  isOwn(value: string | undefined): boolean;
}

export const createEcho = (): Echo => {
  let underway: string[] = [];
  return {
    wrote: (value) => {
      underway.push(value);
    },
    isOwn: (value) => {
      const at = value === undefined ? -1 : underway.indexOf(value);
      underway = at < 0 ? [] : underway.slice(at + 1);
      return at >= 0;
    },
  };
};
