import * as z from 'zod/mini';
import type { IntakeDraft } from './intake-choices.ts';
import { plainQuoteRequestSchema } from './plain-quote-request.ts';
import type { PriceRange } from './price-range.ts';

type PlainDraft = Record<keyof typeof plainQuoteRequestSchema.shape, string>;

/** What was typed for a quote, right or wrong: a text for each field of a request and for each question answered. */
export type QuoteDraft = PlainDraft & {
  intake: IntakeDraft;
  /** What the page shows for it, worked out anew wherever the draft is taken up again. */
  priceRange?: PriceRange | undefined;
};

const plainDraftSchema = z.record(z.keyof(plainQuoteRequestSchema), z.string());

/** A draft of whatever was typed: what is missing starts as in an empty form, and what is no field is left out. */
export function readQuoteDraft(typed: Readonly<Record<string, unknown>>): QuoteDraft {
  const fields = Object.entries(plainQuoteRequestSchema.shape).map(([name, schema]) => {
    const text = typed[name];
    return [name, typeof text === 'string' ? text : textToStartWith(schema)];
  });
  return { ...plainDraftSchema.parse(Object.fromEntries(fields)), intake: readIntakeDraft(typed['intake']) };
}

// By name only where the questions are asked: their code is not part of the form's.
function readIntakeDraft(typed: unknown): IntakeDraft {
  const answers = typeof typed === 'object' && typed !== null ? Object.entries(typed) : [];
  return Object.fromEntries(answers.filter(([, answer]) => typeof answer === 'string'));
}

/** A field's default, where it has one. */
function textToStartWith(schema: z.ZodMiniType): string {
  const { data } = schema.safeParse(undefined);
  return typeof data === 'string' ? data : '';
}
