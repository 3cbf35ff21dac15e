import { tabStorage } from '#shared/storage/web-storage.ts';

const key = 'quote-photos';

/** The id of this tab's form that has photos; undefined without photos. */
export function currentPhotoDraft(): string | undefined {
  return tabStorage.read(key) ?? undefined;
}

/** The id of this tab's form; creates one if needed. */
export function beginPhotoDraft(): string {
  const draft = currentPhotoDraft() ?? crypto.randomUUID();
  tabStorage.write(key, draft);
  return draft;
}

/** After sending, the next photos belong to a new form. */
export function endPhotoDraft(): void {
  tabStorage.remove(key);
}
