/**
 * Storage of this origin, which may be closed to us (a private window) or full: then nothing is found in it, and writing
 * says that it did not work.
 */
export type WebStorage = {
  /** Null: there is nothing. */
  read(key: string): string | null;
  /** What `write` was given as JSON; null also when it is damaged. */
  readJson(key: string): unknown;
  write(key: string, text: string): boolean;
  remove(key: string): void;
  removeAll(isOurs: (key: string) => boolean): void;
};

/** Stays on the device. */
export const deviceStorage = webStorage(() => localStorage);
/** Ends with the tab. */
export const tabStorage = webStorage(() => sessionStorage);

function webStorage(open: () => Storage): WebStorage {
  const attempt = <Result>(work: (storage: Storage) => Result, otherwise: Result): Result => {
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
