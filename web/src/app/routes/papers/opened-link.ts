import { tabStorage } from '#shared/storage/web-storage.ts';

const key = 'opened-link';

/** Marks the return from a bank's page in the URL. */
export const backFromBank = 'back-from-bank';

/** Stores the token in this tab, for the return from a bank's page. */
export function noteOpenedLink(token: string): void {
  tabStorage.write(key, token);
}

export function forgetOpenedLink(): void {
  tabStorage.remove(key);
}

/** The token stored in this tab; null for none. */
export function openedLink(): string | null {
  return tabStorage.read(key);
}
