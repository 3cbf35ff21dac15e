import type { ClientSearch } from './use-client-search.ts';

/** What a search found, in words; undefined for nothing, or nothing yet. */
export function searchOutcome({ list, isExact }: ClientSearch): string | undefined {
  if (list.status !== 'ready' || list.items.length === 0) return undefined;
  if (!isExact) return 'No exact match. Similar:';
  if (list.isFull) return 'There may be more. Type more of the name.';
  return list.items.length === 1 ? '1 client' : `${list.items.length} clients`;
}
