import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ListChanges, listChanges } from './list-changes.ts';

/** How long a changed item stays marked. */
const markedMs = 5_000;
const nothing: ListChanges = { ids: new Set(), sentences: [] };

/** What changed in a list while it was open: to be marked for a moment and read out. The first state is no change. */
export function useListChanges<Item extends { readonly id: string }>(
  items: readonly Item[] | undefined,
  describe: (before: Item | undefined, after: Item) => string | null,
): ListChanges {
  const [changes, setChanges] = useState(nothing);
  const shown = useRef<readonly Item[]>(undefined);
  const compare = useEffectEvent((before: readonly Item[], after: readonly Item[]) =>
    listChanges(before, after, describe),
  );

  useEffect(() => {
    if (!items) return;
    const before = shown.current;
    shown.current = items;
    if (!before) return;
    const found = compare(before, items);
    if (found.ids.size > 0) setChanges(found);
  }, [items]);

  useEffect(() => {
    if (changes.ids.size === 0) return;
    const timer = setTimeout(() => setChanges(nothing), markedMs);
    return () => clearTimeout(timer);
  }, [changes]);

  return changes;
}
