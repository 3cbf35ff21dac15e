import * as z from 'zod/mini';
import { useKept } from '#desk/ui/use-kept.ts';

/** A form over something stored: what is typed stays, whoever saves meanwhile and whatever becomes of the page. */
export type KeptForm<Values> = {
  readonly values: Values;
  /** The version on which typing began; null for what has none yet. */
  readonly madeOn: string | null;
  /** Something is typed that was not saved. */
  readonly isTyped: boolean;
  /** Applies a change to the values as they are then. */
  readonly change: (change: (values: Values) => Values) => void;
  readonly forget: () => void;
  /** As `forget`. @returns what brings it back */
  readonly clear: () => () => void;
};

/**
 * @param name tells what is kept on the device apart
 * @param stored what the form shows until somebody types
 */
export function useKeptForm<Values>(
  name: string,
  schema: z.ZodMiniType<Values>,
  stored: { readonly values: Values; readonly updatedAt: string | null },
): KeptForm<Values> {
  const [kept, keep] = useKept(name, z.object({ values: schema, madeOn: z.nullable(z.string()) }));
  return {
    values: kept?.values ?? stored.values,
    madeOn: kept ? kept.madeOn : stored.updatedAt,
    isTyped: kept !== null,
    change: (change) =>
      keep((before) => ({
        values: change(before?.values ?? stored.values),
        madeOn: before ? before.madeOn : stored.updatedAt,
      })),
    forget: () => keep(() => null),
    clear: () => {
      keep(() => null);
      return () => keep(() => kept);
    },
  };
}
