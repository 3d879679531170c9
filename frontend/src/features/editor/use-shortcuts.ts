import { useEffect } from 'react';

/** ⌘Z and ⇧⌘Z (Ctrl elsewhere) undo and redo in the whole editor, also while typing in a field. */
export const useUndoShortcuts = (undo: () => void, redo: () => void) => {
  useEffect(
    function listen() {
      const onKey = (event: KeyboardEvent) => {
        if (!(event.metaKey || event.ctrlKey) || event.altKey) return;
        const key = event.key.toLowerCase();
        const action = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : undefined;
        if (action === undefined) return;
        event.preventDefault();
        action();
      };
      window.addEventListener('keydown', onKey);
      return () => window.removeEventListener('keydown', onKey);
    },
    [undo, redo],
  );
};
