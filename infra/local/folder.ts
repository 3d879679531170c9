import { type Children, takeChildren } from './processes.ts';
import { openStore, type Store } from './store.ts';

/** The data folder of a run, and what runs on it. */
export interface Folder {
  path: string;
  store: Store;
  children: Children;
}

/** @throws StartFault when another run uses the folder, or its data cannot be read */
export function openFolder(path: string, stops: (() => unknown)[]): Folder {
  const store = openStore(path);
  stops.push(store.close);
  const children = takeChildren(path);
  stops.push(children.stop);
  return { path, store, children };
}
