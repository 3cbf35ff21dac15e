import { useState, useSyncExternalStore } from 'react';

/** Whether lists are tables: from 1,100 px, and later with larger text. */
export function useTableWidth(): boolean {
  return useSyncExternalStore(
    onWidth,
    () => wide().matches,
    () => false,
  );
}

const wide = () => matchMedia('(width >= 68.75rem)');

function onWidth(notify: () => void): () => void {
  const query = wide();
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

/** Loaded at once, because sorting and sums need whole lists. */
export const mostWhole = 500;
const step = 25;

export type Paging = {
  /** Rows that show. */
  shown: number;
  onMore: () => void;
};

/** Shows 25 rows more at a time. `limit`: of the list's query. */
export function usePaging(): Paging & { limit: number } {
  const [shown, setShown] = useState(step);
  const limit = Math.ceil(shown / mostWhole) * mostWhole;
  return { shown, limit, onMore: () => setShown((before) => before + step) };
}
