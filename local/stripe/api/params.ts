import * as z from 'zod/mini';
import { type ErrorBody, invalidRequest, type StripeApiError } from '../stripe-api-error.ts';

/** Reads form fields, which are text, as values. Messages are Stripe's. */
export const integer = z.pipe(
  z.string().check(z.regex(/^-?\d{1,15}$/)),
  z.transform((text: string) => Number(text)),
);
export const boolean = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text: 'true' | 'false') => text === 'true'),
);
export const metadata = z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(500)));
export const expand = z.optional(z.union([z.array(z.string()), z.string()]));

const timestampRange = z.strictObject({
  gt: z.optional(integer),
  gte: z.optional(integer),
  lt: z.optional(integer),
  lte: z.optional(integer),
});
export const listParams = {
  limit: z._default(z.optional(integer), 10),
  starting_after: z.optional(z.string()),
  ending_before: z.optional(z.string()),
  created: z.optional(z.union([integer, timestampRange])),
  expand,
};
export type ListParams = z.infer<z.ZodMiniObject<typeof listParams>>;

/** Reads parameters with `schema`. @throws StripeApiError in Stripe's words for the first broken rule. */
export function readParams<Schema extends z.ZodMiniType>(schema: Schema, params: unknown): z.infer<Schema> {
  const result = schema.safeParse(params);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw issue ? refusal(issue, params) : invalidRequest('Invalid request.');
}

function refusal(issue: z.core.$ZodIssue, params: unknown): StripeApiError {
  const param = fieldName(issue.path);
  const given = valueAt(params, issue.path);
  if (issue.code === 'unrecognized_keys') {
    const unknown = fieldName([...issue.path, issue.keys[0] ?? '']);
    return refuse(`Received unknown parameter: ${unknown}`, 'parameter_unknown', unknown);
  }
  if (given === undefined) return refuse(`Missing required param: ${param}.`, 'parameter_missing', param);
  if (issue.code === 'invalid_format') {
    return refuse(`Invalid integer: ${given}`, 'parameter_invalid_integer', param);
  }
  return invalidRequest(`Invalid ${param}: ${JSON.stringify(given)}`, { param });
}

function refuse(message: string, code: NonNullable<ErrorBody['code']>, param: string): StripeApiError {
  return invalidRequest(message, { code, param });
}

function fieldName([first = '', ...rest]: readonly PropertyKey[]): string {
  return String(first) + rest.map((part) => `[${String(part)}]`).join('');
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let found = value;
  for (const part of path) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = Reflect.get(found, part);
  }
  return found;
}
