/** Idempotency keys for one form. */
export type AttemptKeys = {
  /** The key to send `body` with: the same contents keep their key, so that trying again cannot act twice. */
  keyFor(body: unknown): string;
  /** After a success: the same contents sent again are meant to act again. */
  renew(): void;
};

export function createAttemptKeys(): AttemptKeys {
  let last: { contents: string; key: string } | undefined;
  return {
    keyFor(body) {
      const contents = JSON.stringify(body);
      if (last?.contents !== contents) last = { contents, key: crypto.randomUUID() };
      return last.key;
    },
    renew() {
      last = undefined;
    },
  };
}
