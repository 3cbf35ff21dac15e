import { type Language, offeredLanguages } from '@welding/domain/values/language';
import { createStore } from '#shared/state/create-store.ts';

/** Storage of this origin. If it is closed (a private window) or full, reads find nothing and writes return false. */
export type WebStorage = {
  read(key: string): string | null;
  /** Parses what `write` stored; null if damaged. */
  readJson(key: string): unknown;
  write(key: string, text: string): boolean;
  remove(key: string): void;
  removeAll(isOurs: (key: string) => boolean): void;
};

/** The part of `Storage` used here. Worker types lack `Storage`. */
type BrowserStorage = {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
};

export const deviceStorage = webStorage('localStorage');
export const tabStorage = webStorage('sessionStorage');

function webStorage(name: 'localStorage' | 'sessionStorage'): WebStorage {
  const open = (): BrowserStorage => Reflect.get(globalThis, name);
  const attempt = <Result>(work: (storage: BrowserStorage) => Result, otherwise: Result): Result => {
    try {
      return work(open());
    } catch {
      return otherwise;
    }
  };
  return {
    read: (key) => attempt((storage) => storage.getItem(key), null),
    readJson: (key) => attempt((storage): unknown => JSON.parse(storage.getItem(key) ?? 'null'), null),
    write: (key, text) =>
      attempt((storage) => {
        storage.setItem(key, text);
        return true;
      }, false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    removeAll: (isOurs) =>
      attempt((storage) => {
        for (const key of Object.keys(storage)) if (isOurs(key)) storage.removeItem(key);
      }, undefined),
  };
}

/** Whether a database of one of these names exists. Does not create it. */
export async function databaseExists(...names: readonly string[]): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name = '' }) => names.includes(name));
  } catch {
    return false;
  }
}

const key = 'language';

/** The language chosen on this device; null for none, or one no longer offered. */
export const chosenLanguage = createStore<Language | null>(
  () => offeredLanguages.find((language) => language === deviceStorage.read(key)) ?? null,
);

/** If storage is closed, the choice lasts as long as the page. */
export function chooseLanguage(language: Language): void {
  deviceStorage.write(key, language);
  chosenLanguage.set(language);
}
