import { newClientSchema } from '@welding/domain/entities/client';
import { poNumberField } from '@welding/domain/entities/company';
import { estimateFormSchema } from '@welding/domain/entities/estimate-requests';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { inSpanish } from '../../../../tests/support/in-spanish.ts';
import { checkValues, labelIn } from './check-values.ts';

const schema = z.object({ title: z.string({ error: () => 'Title is required' }), kind: z.enum(['labor']) });

test('each field shows its own error, or ours when the schema has none', () => {
  const sentences = () =>
    checkValues(schema, { title: 1, kind: 'paint' }).issues?.map(({ message }) => message);
  expect(sentences()).toEqual(['Title is required', 'Please check this value']);
  expect(inSpanish(sentences)).toEqual(['Title is required', 'Revise este valor']);
});

test('sends valid values and omits empty ones', () => {
  expect(checkValues(z.strictObject({ title: z.string() }), { title: 'Gate', zip: undefined })).toEqual({
    value: { title: 'Gate' },
  });
});

test.each([
  ['client.firstName', 'First name'],
  ['client.email', 'Email'],
  ['poNumber', 'PO number'],
  ['estimate.discount', 'Discount'],
  ['estimate.lines.0.unit', 'Unit'],
  ['estimate.lines.0', undefined],
  ['unknown.name', undefined],
])('the label of %s is %s', (path, label) => {
  const client = z.required(z.pick(newClientSchema, { firstName: true, email: true }));
  const poNumber = poNumberField.check(z.refine(Boolean));
  const body = z.object({ client, poNumber, estimate: z.nullable(estimateFormSchema) });
  expect(
    labelIn(
      z.pipe(
        body,
        z.transform(() => null),
      ),
      path.split('.'),
    ),
  ).toBe(label);
});
