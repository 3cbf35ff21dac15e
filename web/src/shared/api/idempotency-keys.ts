import { tabStorage } from '#shared/storage/web-storage.ts';

export type IdempotencyKeys = {
  /** The key for `body`: the same for a retry, new for an edited body because the API refuses to reuse a key. */
  keyFor(body: unknown): string;
  /** Call after a success, so that sending the same body again acts again. */
  renew(): void;
};

/** @param keptAs the tab's storage key of the last body, whose retry may come after a reload */
export function createIdempotencyKeys(keptAs?: string): IdempotencyKeys {
  const kept: unknown = keptAs && tabStorage.readJson(keptAs);
  const keys = new Map<string, string>(isKept(kept) ? [kept] : []);
  return {
    keyFor(body) {
      const content = JSON.stringify(body);
      const key = keys.get(content) ?? crypto.randomUUID();
      keys.set(content, key);
      if (keptAs) tabStorage.write(keptAs, JSON.stringify([content, key]));
      return key;
    },
    renew: () => {
      keys.clear();
      if (keptAs) tabStorage.remove(keptAs);
    },
  };
}

function isKept(json: unknown): json is [content: string, key: string] {
  return Array.isArray(json) && json.length === 2 && json.every((part) => typeof part === 'string');
}
