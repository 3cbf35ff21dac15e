/**
 * Gives each request body a key of its own: the same body again, after a failure or a lost answer, gets the same key
 * and is stored once; an edited one gets a new key, because the API refuses a key with another body.
 */
export function createIdempotencyKeys(): (body: unknown) => string {
  const keys = new Map<string, string>();
  return (body) => {
    const content = JSON.stringify(body);
    const key = keys.get(content) ?? crypto.randomUUID();
    keys.set(content, key);
    return key;
  };
}
