import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { waysToWrite } from '../../../../tests/support/ways-to-write.ts';
import { checkValues } from './check-values.ts';
import { readTyped } from './number-field.tsx';

const domain = new URL('../../../../domain/src/', import.meta.url);
const fields = await numberFields();

test('the schemas of submitted bodies have number fields', () => {
  expect(fields.size).toBeGreaterThan(20);
});

test.each([...fields])('%s reads the same in both notations, or asks again when ambiguous', (_, field) => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.nat(12),
        fc.nat(9999).map((cents) => cents / 100),
        fc.nat(99_999_999).map((cents) => cents / 100),
      ),
      (number) => {
        for (const written of waysToWrite(number))
          expect(z.safeParse(field, readTyped(written)).data).toBe(z.safeParse(field, number).data);
      },
    ),
    { numRuns: 20 },
  );
  expect(checkValues(z.object({ field }), { field: readTyped('1.250') }).issues?.[0]?.message).toBe(
    '1.250 can be read two ways. Please type 1250 or 1.25',
  );
});

test('no input has the browser read numbers, because it drops a comma', () => {
  const source = new URL('../../../src/', import.meta.url);
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.tsx'),
  );
  expect(
    files.filter((name) => /type=["'{]+number/.test(readFileSync(new URL(name, source), 'utf8'))),
  ).toEqual([]);
});

/** The numbers in all bodies that domain declares, by the module and path of the first body that holds each. */
async function numberFields(): Promise<Map<string, z.core.$ZodType>> {
  const found = new Map<z.core.$ZodType, string>();
  const names = readdirSync(domain, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))) {
    const module: Record<string, unknown> = await import(new URL(name, domain).href);
    for (const [exported, value] of Object.entries(module))
      if (value instanceof z.core.$ZodType) collect(value, `${name} ${exported}`, false, found);
  }
  return new Map([...found].map(([field, path]) => [path, field]));
}

function collect(
  schema: z.core.$ZodType,
  path: string,
  isOfBody: boolean,
  found: Map<z.core.$ZodType, string>,
) {
  const into = (inner: z.core.$ZodType, name = '', ofBody = isOfBody) =>
    collect(inner, name === '' ? path : `${path}.${name}`, ofBody, found);
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'number':
      if (isOfBody && !found.has(schema)) found.set(schema, path);
      break;
    case 'object':
      for (const [name, inner] of Object.entries(def.shape))
        into(inner, name, isOfBody || def.catchall?._zod.def.type === 'never');
      break;
    case 'array':
      into(def.element);
      break;
    case 'union':
      for (const option of def.options) into(option);
      break;
    case 'record':
      into(def.valueType);
      break;
    case 'pipe':
      into(def.in);
      into(def.out);
      break;
    case 'optional':
    case 'nullable':
    case 'default':
    case 'catch':
      into(def.innerType);
      break;
    default:
  }
}
