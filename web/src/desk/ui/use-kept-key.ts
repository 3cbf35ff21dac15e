import * as z from 'zod/mini';
import { useKept } from './use-kept.ts';

const sentSchema = z.object({ body: z.string(), key: z.string() });

/**
 * The Idempotency-Key of a form whose contents are kept on this device: the same body again, also after a lost answer and
 * a reload, is carried out once; another body has another key.
 */
export function useKeptKey(name: string) {
  const [sent, keep] = useKept(`${name}-key`, sentSchema);
  return {
    keyFor: (contents: unknown): string => {
      const body = JSON.stringify(contents);
      if (sent?.body === body) return sent.key;
      const key = crypto.randomUUID();
      keep(() => ({ body, key }));
      return key;
    },
    forget: () => keep(() => null),
  };
}
