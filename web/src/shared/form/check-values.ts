import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { emailSchema } from '@welding/domain/values/email';
import { unclearNumber } from '@welding/domain/values/given-number';
import { fieldLabels, labeled } from '@welding/domain/values/text-fields';
import { type FieldValues, get } from 'react-hook-form';
import * as z from 'zod/mini';
import { formTexts } from './form-texts.ts';

export function bodyResolver<Values extends FieldValues, Body>(schema: z.ZodMiniType<Body>) {
  const validate = (typed: unknown) => checkValues(schema, typed);
  return standardSchemaResolver<Values, unknown, Body>(
    { '~standard': { version: 1, vendor: 'zod', validate } },
    undefined,
    { raw: true },
  );
}

/** The body, or the problems as sentences, even if the schema has none. */
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

/** Bodies refuse unknown names, so empty form fields are dropped. */
export function withoutEmpty(values: unknown): unknown {
  return Object.fromEntries(Object.entries(values ?? {}).filter(([, value]) => value !== undefined));
}

/** All messages in react-hook-form's errors, in order. */
export function messagesIn(errors: unknown): string[] {
  if (typeof errors !== 'object' || errors === null) return [];
  if ('message' in errors && typeof errors.message === 'string') return [errors.message];
  return Object.entries(errors).flatMap(([key, inner]) => (key === 'ref' ? [] : messagesIn(inner)));
}

// The domain names no email in its messages.
labeled(() => formTexts().email, emailSchema);

/** The label of a body's field, by its path; undefined for one without. */
export function labelIn(schema: unknown, path: readonly string[]): string | undefined {
  if (!(schema instanceof z.core.$ZodType)) return undefined;
  const { def, parent } = schema._zod;
  const [name, ...rest] = path;
  const known = name === undefined && (fieldLabels.get(schema) ?? (parent && fieldLabels.get(parent)));
  if (known) return known();
  if (name !== undefined && 'shape' in def) return labelIn(Reflect.get(Object(def.shape), name), rest);
  if (name !== undefined && 'element' in def) return labelIn(def.element, rest);
  if ('innerType' in def) return labelIn(def.innerType, path);
  return 'in' in def && 'out' in def ? (labelIn(def.in, path) ?? labelIn(def.out, path)) : undefined;
}
