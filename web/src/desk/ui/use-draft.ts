import * as z from 'zod/mini';
import { useKept } from './use-kept.ts';

const textsSchema = z.record(z.string(), z.string());

/** The texts of a form, kept on this device until it is sent. */
export function useDraft<Fields extends Readonly<Record<string, string>>>(name: string, empty: Fields) {
  const [kept, keep] = useKept(name, textsSchema);
  return {
    fields: { ...empty, ...kept },
    change: (changed: Partial<Fields>) => keep((before) => ({ ...empty, ...before, ...changed })),
    forget: () => keep(() => null),
  };
}
