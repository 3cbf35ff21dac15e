/** Where session storage keeps what is typed into the quote form. */
export const quoteDraftKey = 'quote-draft';

/** Whether this tab has something typed and not sent. */
export function hasQuoteDraft(): boolean {
  try {
    return sessionStorage.getItem(quoteDraftKey) !== null;
  } catch {
    return false;
  }
}
