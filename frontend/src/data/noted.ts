/** Where notes are kept; left out where a browser has no such place, or does not open it. */
const place = (): Storage | undefined => {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
};

/**
 * Notes of this tab that survive a reload and are of no use after it is closed. Without a place for them, or when it is
 * full, nothing is noted.
 * @param about what they are about; each has an id beside it
 */
export const noted = <Note>(about: string) => {
  const keyOf = (id: string) => `${about}-${id}`;
  return {
    read: (id: string): Note | null => {
      try {
        return JSON.parse(place()?.getItem(keyOf(id)) ?? 'null') as Note | null;
      } catch {
        return null;
      }
    },
    keep: (id: string, note: Note): void => {
      try {
        place()?.setItem(keyOf(id), JSON.stringify(note));
      } catch {
        // Then it is known until the next reload.
      }
    },
    forget: (id: string): void => place()?.removeItem(keyOf(id)),
  };
};
