import { expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import { erasedFields, exportedFields, type FieldPrivacy } from './privacy.ts';
import { field, flag, stored, text } from './stored-fields.ts';

const jobSchema = stored({
  id: field(z.string(), 'plain'),
  name: field(z.string(), { holds: 'client', erased: '' }),
  title: field(z.string(), { holds: 'client', erasedFrom: ({ id }: { id: string }) => `Job ${id}` }),
  note: text({ holds: 'client', readers: 'desk' }),
  seen: flag({ holds: 'plain', readers: 'nobody' }),
});
const { fields } = jobSchema;
type Job = z.infer<typeof jobSchema>;
const job: Job = { id: '7', name: 'Pat', title: 'Gate for Pat', note: 'Pays late', seen: true };

test('erasing empties, replaces or removes only the client’s fields', () => {
  expect(erasedFields<Job>(fields, job)).toStrictEqual({ name: '', title: 'Job 7', note: undefined });
});

test('an export shows clients their fields, and the desk all', () => {
  const { note: _, seen: __, ...ofClient } = job;
  expect(exportedFields<Job>(fields, job, 'client')).toEqual(ofClient);
  expect(exportedFields<Job>(fields, job, 'desk')).toEqual({ ...ofClient, note: 'Pays late' });
});

test('a required field that erasing would remove is a type error', () => {
  expectTypeOf('client' as const).not.toExtend<FieldPrivacy<string>>();
  expectTypeOf('client' as const).toExtend<FieldPrivacy<string | undefined>>();
});
