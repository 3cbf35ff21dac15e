import { tabStorage } from '#shared/storage/web-storage.ts';

const key = 'opened-link';

/** Marks the way back to an opened link, beside the address. */
export const backFromBank = 'back-from-bank';

/** Keeps the token of the open link in this tab, for a client who comes back from a bank's page. */
export function noteOpenedLink(token: string): void {
  tabStorage.write(key, token);
}

export function forgetOpenedLink(): void {
  tabStorage.remove(key);
}

/** The token of the link that was open in this tab when a bank's page took its place; null for none. */
export function openedLink(): string | null {
  return tabStorage.read(key);
}
