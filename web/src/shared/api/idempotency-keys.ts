import { tabStorage } from '#shared/storage/web-storage.ts';

export type IdempotencyKeys = {
  /** The key for `body`: the same for a retry, new for an edited body because the API refuses to reuse a key. */
  keyFor(body: unknown): string;
  /**
   * Fixes the body and its key at the first try of these choices. A retry sends the first body again, whatever its other parts
   * became meanwhile.
   */
  fix(chosen: unknown, body: unknown): Try;
  /** Call after a success or a refusal, so that sending the same body again acts again. */
  renew(): void;
};

export type Try = { readonly key: string; readonly body: unknown };

/** @param keptAs the tab's storage key of the last try, whose retry may come after a reload */
export function createIdempotencyKeys(keptAs?: string): IdempotencyKeys {
  const kept: unknown = keptAs && tabStorage.readJson(keptAs);
  const tries = new Map<string, Try>(isKept(kept) ? [[kept[0], { key: kept[1], body: kept[2] }]] : []);
  const fix = (chosen: unknown, body: unknown): Try => {
    const content = JSON.stringify(chosen);
    const first = tries.get(content) ?? { key: crypto.randomUUID(), body };
    tries.set(content, first);
    if (keptAs) tabStorage.write(keptAs, JSON.stringify([content, first.key, first.body]));
    return first;
  };
  return {
    keyFor: (body) => fix(body, body).key,
    fix,
    renew: () => {
      tries.clear();
      if (keptAs) tabStorage.remove(keptAs);
    },
  };
}

function isKept(json: unknown): json is [content: string, key: string, body: unknown] {
  return (
    Array.isArray(json) && json.length === 3 && json.slice(0, 2).every((part) => typeof part === 'string')
  );
}
