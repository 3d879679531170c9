/** What happened to an element of a list, and where it stands now; a removed one, where it stood. */
export type ListChange<Element> =
  | { did: 'added'; element: Element; index: number }
  | { did: 'removed'; element: Element; index: number }
  | { did: 'moved'; element: Element; index: number; from: number };

export interface ListActs<Element> {
  /** @param index where it goes; the end without one */
  add(element: Element, index?: number): void;
  remove(index: number): void;
  /** @returns whether anything moved: nothing does to its own place or outside the list */
  move(from: number, to: number): boolean;
}

/** The acts on a list, each of which reports its element and index. */
export const listActs = <Element>(
  elements: readonly Element[],
  report: (change: ListChange<Element>) => void,
): ListActs<Element> => ({
  add: (element, index = elements.length) => report({ did: 'added', element, index }),
  remove: (index) => {
    const element = elements[index];
    if (element !== undefined) report({ did: 'removed', element, index });
  },
  move: (from, to) => {
    const element = elements[from];
    if (element === undefined || to === from || to < 0 || to >= elements.length) return false;
    report({ did: 'moved', element, index: to, from });
    return true;
  },
});

/** The list after a change. */
export const applyChange = <Element>(list: Element[], change: ListChange<Element>): Element[] => {
  if (change.did === 'added') return list.toSpliced(change.index, 0, change.element);
  if (change.did === 'removed') return list.toSpliced(change.index, 1);
  const element = list[change.from];
  return element === undefined ? list : list.toSpliced(change.from, 1).toSpliced(change.index, 0, element);
};
