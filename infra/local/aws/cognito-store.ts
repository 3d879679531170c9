import type { DataStoreFactory } from 'cognito-local/lib/services/dataStore/factory.js';
import type { Store } from '../store.ts';

type Tree = { [key: string]: unknown };

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** JSON knows no dates; cognito-local keeps them under keys that end in `Date`. */
const reviveDates = (key: string, value: unknown): unknown =>
  key.endsWith('Date') && typeof value === 'string' ? new Date(value) : value;

const pathOf = (key: string | string[]): string[] => [key].flat();

const at = (root: Tree, path: string[]): unknown =>
  path.reduce<unknown>((node, key) => (isTree(node) ? node[key] : undefined), root);

function parentOf(root: Tree, path: string[]): Tree {
  return path.slice(0, -1).reduce<Tree>((node, key) => {
    const child = node[key];
    if (isTree(child)) return child;
    const made: Tree = {};
    node[key] = made;
    return made;
  }, root);
}

/** Keeps cognito-local's data in the runner's store, where a kill cannot tear it; its own files can be torn. */
export const cognitoStore = (store: Store): DataStoreFactory => ({
  create: async (_, id, defaults) => {
    const name = `cognito:${id}`;
    const kept = store.remember(name, () => defaults);
    const root = JSON.parse(JSON.stringify(kept), reviveDates) as Tree;
    const save = () => store.write(name, root);
    return {
      getRoot: async <T>() => root as T,
      get: async <T>(_context: unknown, key: string | string[], fallback?: T) =>
        (at(root, pathOf(key)) ?? fallback ?? null) as T,
      set: async (_context, key, value) => {
        const path = pathOf(key);
        parentOf(root, path)[path.at(-1) ?? ''] = value;
        save();
      },
      delete: async (_context, key) => {
        const path = pathOf(key);
        delete parentOf(root, path)[path.at(-1) ?? ''];
        save();
      },
    };
  },
});
