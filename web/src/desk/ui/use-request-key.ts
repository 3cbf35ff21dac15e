import { useCallback, useRef } from 'react';

/**
 * Idempotency keys of a form: the same contents have the same key, so that sending again after a lost answer is carried out
 * once, and other contents have another.
 */
export function useRequestKey(): (contents: unknown) => string {
  const keys = useRef(new Map<string, string>());
  return useCallback((contents) => {
    const text = JSON.stringify(contents);
    const key = keys.current.get(text) ?? crypto.randomUUID();
    keys.current.set(text, key);
    return key;
  }, []);
}
