import { clientSearchTexts } from './client-search-texts.ts';
import type { ClientSearch } from './use-client-search.ts';

/** What a search found, in words; undefined for nothing, or nothing yet. */
export function searchOutcome({ list, isExact }: ClientSearch): string | undefined {
  if (list.status !== 'ready' || list.items.length === 0) return undefined;
  if (!isExact) return clientSearchTexts().similar;
  if (list.isFull) return clientSearchTexts().typeMore;
  return clientSearchTexts().count(list.items.length);
}
