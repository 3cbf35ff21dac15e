export type IdempotencyKeys = {
  /** The key for `body`: the same for a retry, new for an edited body because the API refuses to reuse a key. */
  keyFor(body: unknown): string;
  /** Call after a success, so that sending the same body again acts again. */
  renew(): void;
};

export function createIdempotencyKeys(): IdempotencyKeys {
  const keys = new Map<string, string>();
  return {
    keyFor(body) {
      const content = JSON.stringify(body);
      const key = keys.get(content) ?? crypto.randomUUID();
      keys.set(content, key);
      return key;
    },
    renew: () => keys.clear(),
  };
}
