import * as z from 'zod/mini';
import { type QuoteRequest, quoteRequestSchema } from './quote.ts';

/** What was typed for a quote, right or wrong: a text for each field of a request. */
export type QuoteDraft = Record<keyof QuoteRequest, string>;

const draftSchema = z.record(z.keyof(quoteRequestSchema), z.string());

/** A draft of whatever was typed: what is missing starts as in an empty form, and what is no field is left out. */
export function readQuoteDraft(typed: Readonly<Record<string, unknown>>): QuoteDraft {
  const fields = Object.entries(quoteRequestSchema.shape).map(([name, schema]) => {
    const text = typed[name];
    return [name, typeof text === 'string' ? text : textToStartWith(schema)];
  });
  return draftSchema.parse(Object.fromEntries(fields));
}

/** A field's default, where it has one. */
function textToStartWith(schema: z.ZodMiniType): string {
  const { data } = schema.safeParse(undefined);
  return typeof data === 'string' ? data : '';
}
