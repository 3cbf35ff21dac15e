import * as z from 'zod/mini';
import type { IntakeDraft } from './intake-choices.ts';
import { plainQuoteRequestSchema } from './plain-quote-request.ts';
import type { PriceRange } from './price-range.ts';

type PlainDraft = Record<keyof typeof plainQuoteRequestSchema.shape, string>;

/** The raw text of a quote form: each field, and each answered question. */
export type QuoteDraft = PlainDraft & {
  intake: IntakeDraft;
  /** Recomputed whenever a draft is reopened. */
  priceRange?: PriceRange | undefined;
};

const plainDraftSchema = z.record(z.keyof(plainQuoteRequestSchema), z.string());

/** Reads a stored draft. Missing fields get form defaults; unknown ones are dropped. */
export function readQuoteDraft(typed: Readonly<Record<string, unknown>>): QuoteDraft {
  const fields = Object.entries(plainQuoteRequestSchema.shape).map(([name, schema]) => {
    const text = typed[name];
    return [name, typeof text === 'string' ? text : textToStartWith(schema)];
  });
  return { ...plainDraftSchema.parse(Object.fromEntries(fields)), intake: readIntakeDraft(typed['intake']) };
}

// Accepts any name because the form does not load the questions' code.
function readIntakeDraft(typed: unknown): IntakeDraft {
  const answers = typeof typed === 'object' && typed !== null ? Object.entries(typed) : [];
  return Object.fromEntries(answers.filter(([, answer]) => typeof answer === 'string'));
}

function textToStartWith(schema: z.ZodMiniType): string {
  const { data } = schema.safeParse(undefined);
  return typeof data === 'string' ? data : '';
}
