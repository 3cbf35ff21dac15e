import { tabStorage } from '#shared/storage/web-storage.ts';

export const quoteDraftKey = 'quote-draft';

export function hasQuoteDraft(): boolean {
  return tabStorage.read(quoteDraftKey) !== null;
}
