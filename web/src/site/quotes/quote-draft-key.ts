import { tabStorage } from '#shared/storage/web-storage.ts';

/** Where session storage keeps what is typed into the quote form. */
export const quoteDraftKey = 'quote-draft';

/** Whether this tab has something typed and not sent. */
export function hasQuoteDraft(): boolean {
  return tabStorage.read(quoteDraftKey) !== null;
}
