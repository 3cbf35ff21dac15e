import { tabStorage } from '#shared/storage/web-storage.ts';

const key = 'quote-photos';

/** Names the form of this tab that photos were put into; undefined as long as none were. */
export function currentPhotoDraft(): string | undefined {
  return tabStorage.read(key) ?? undefined;
}

/** The name of this tab's form, from now on if it had none. */
export function beginPhotoDraft(): string {
  const draft = currentPhotoDraft() ?? crypto.randomUUID();
  tabStorage.write(key, draft);
  return draft;
}

/** The form is sent: the next photos belong to another. */
export function endPhotoDraft(): void {
  tabStorage.remove(key);
}
