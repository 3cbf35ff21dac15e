import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { storedCollections } from '../../../tests/support/stored-collections.ts';

/** The places in a schema that refuse what a later release may store: another field, or another code. */
function refusals(schema: z.core.$ZodType, path: string): string[] {
  if (schema instanceof z.core.$ZodEnum || schema instanceof z.core.$ZodLiteral)
    return [`${path}: its codes`];
  if (schema instanceof z.core.$ZodObject) {
    const { shape, catchall } = schema._zod.def;
    const own = catchall instanceof z.core.$ZodNever ? [`${path}: unknown fields`] : [];
    return [...own, ...Object.entries(shape).flatMap(([name, inner]) => refusals(inner, `${path}.${name}`))];
  }
  if (schema instanceof z.core.$ZodArray) return refusals(schema._zod.def.element, `${path}[]`);
  if (schema instanceof z.core.$ZodRecord) return refusals(schema._zod.def.valueType, `${path}{}`);
  if (schema instanceof z.core.$ZodUnion)
    return schema._zod.def.options.flatMap((option) => refusals(option, path));
  if (schema instanceof z.core.$ZodPipe)
    return [schema._zod.def.in, schema._zod.def.out].flatMap((part) => refusals(part, path));
  if ('innerType' in schema._zod.def && schema._zod.def.innerType instanceof z.core.$ZodType)
    return refusals(schema._zod.def.innerType, path);
  return [];
}

test('the walk finds strict schemas', () => {
  const strict = z.strictObject({ kind: z.enum(['a']) });
  const nested = z.catch(z.optional(z.array(strict)), undefined);
  expect(refusals(nested, 'x')).toEqual(['x[]: unknown fields', 'x[].kind: its codes']);
});

/** A language, a usual deposit or a nightly run that is not known reads as none. */
const readAsNone = /(\.language|^settings\.deposit\.kind|^troubles\.run): its codes$/;

test('no stored schema refuses a field or a code of a later release', async () => {
  const found = (await storedCollections()).flatMap(({ name, schema }) => refusals(schema, name));
  expect(found.filter((refusal) => !readAsNone.test(refusal))).toEqual([]);
});
