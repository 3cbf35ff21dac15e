import { unclearNumber } from '@welding/domain/values/number-text';
import { get } from 'react-hook-form';
import type * as z from 'zod/mini';
import { formTexts } from './form-texts.ts';

/** What a form's values are sent as, or what is wrong with them, each in a sentence: also where the schema has none of its own. */
export function checkValues<Body>(schema: z.ZodMiniType<Body>, values: unknown) {
  const read = schema.safeParse(withoutEmpty(values), { error: () => formTexts().checkValue });
  return read.success
    ? { value: read.data }
    : { issues: read.error.issues.map((issue) => unclearIn(values, issue) ?? issue) };
}

/** The sentence for typed text that reads as two different numbers. It names both. */
function unclearIn(values: unknown, issue: z.core.$ZodIssue): z.core.$ZodIssue | undefined {
  if (issue.code !== 'invalid_type' || (issue.expected !== 'number' && issue.expected !== 'int'))
    return undefined;
  const typed: unknown = get(values, issue.path.join('.'));
  const message = typeof typed === 'string' ? unclearNumber(typed) : undefined;
  return message === undefined ? undefined : { ...issue, message };
}

/** Bodies refuse names that they do not know, and a field of the form may be none of theirs. */
export function withoutEmpty(values: unknown): unknown {
  return Object.fromEntries(Object.entries(values ?? {}).filter(([, value]) => value !== undefined));
}

/** Every sentence in what react-hook-form says is wrong, with a form or with one field, in its order. */
export function messagesIn(errors: unknown): string[] {
  if (typeof errors !== 'object' || errors === null) return [];
  if ('message' in errors && typeof errors.message === 'string') return [errors.message];
  return Object.entries(errors).flatMap(([key, inner]) => (key === 'ref' ? [] : messagesIn(inner)));
}
