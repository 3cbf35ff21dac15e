import { tabStorage } from '#shared/storage/web-storage.ts';

/** The session storage key of the quote draft. */
export const quoteDraftKey = 'quote-draft';

export function hasQuoteDraft(): boolean {
  return tabStorage.read(quoteDraftKey) !== null;
}
