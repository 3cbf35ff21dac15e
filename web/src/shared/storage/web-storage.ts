/**
 * Storage of this origin, which may be closed to us (a private window) or full: then nothing is found in it, and writing
 * says that it did not work.
 */
export type WebStorage = {
  /** Null: there is nothing. */
  read(key: string): string | null;
  /** The JSON that `write` stored; null also when it is damaged. */
  readJson(key: string): unknown;
  write(key: string, text: string): boolean;
  remove(key: string): void;
  removeAll(isOurs: (key: string) => boolean): void;
};

/** The part of the browser's `Storage` used here. Workers share this code, and their types have no `Storage`. */
type BrowserStorage = {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
};

/** Stays on the device. */
export const deviceStorage = webStorage('localStorage');
/** Ends with the tab. */
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
