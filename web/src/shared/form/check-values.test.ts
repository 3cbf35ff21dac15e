import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { inSpanish } from '../../../../tests/support/in-spanish.ts';
import { checkValues } from './use-saved-form.ts';

const schema = z.object({ title: z.string({ error: () => 'Title is required' }), kind: z.enum(['labor']) });

test('each field says what is wrong with it, in its own words or, for a schema without any, in ours', () => {
  const sentences = () =>
    checkValues(schema, { title: 1, kind: 'paint' }).issues?.map(({ message }) => message);
  expect(sentences()).toEqual(['Title is required', 'Please check this value']);
  expect(inSpanish(sentences)).toEqual(['Title is required', 'Revise este valor']);
});

test('what is right is what is sent, without what is empty', () => {
  expect(checkValues(z.strictObject({ title: z.string() }), { title: 'Gate', zip: undefined })).toEqual({
    value: { title: 'Gate' },
  });
});
