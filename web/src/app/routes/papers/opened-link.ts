import { tabStorage } from '#shared/storage/web-storage.ts';

const key = 'opened-link';

/** What the way back to an opened link says of itself, beside the address. */
export const backFromBank = 'back-from-bank';

/** Notes in this tab the token of the mail's link that is open, for whoever comes back from a bank's own page. */
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
