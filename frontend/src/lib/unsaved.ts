/** Each asks whether what is unsaved on its part of the page may be left so. */
const asks = new Set<() => Promise<boolean>>();

/** Has somebody asked before what they changed is left unsaved. @returns how to stop that */
export const askFirst = (ask: () => Promise<boolean>): (() => void) => {
  asks.add(ask);
  return () => {
    asks.delete(ask);
  };
};

/** Whether the page may become another one's by other means than a link, which the router asks about. */
export const mayLeave = async (): Promise<boolean> => {
  for (const ask of asks) if (!(await ask())) return false;
  return true;
};
