import type * as z from 'zod/mini';
import { type FieldProblems, fieldProblems } from './field-problems.ts';
import type { PricedValues } from './priced-values.ts';

/** A body that can be sent, or what is wrong with which field. */
export type Read<Body> = { readonly body: Body } | { readonly problems: FieldProblems };

/** @param values those that `body` was made of: their lines name the problems */
export function readBody<Body>(
  schema: z.ZodMiniType<Body>,
  body: unknown,
  values: Pick<PricedValues, 'lines'>,
): Read<Body> {
  const parsed = schema.safeParse(body);
  return parsed.success ? { body: parsed.data } : { problems: fieldProblems(parsed.error.issues, values) };
}
