import { expect, expectTypeOf, test } from 'vitest';
import { erasedFields, exportedFields, type PrivacyOf } from './privacy.ts';

type Job = { id: string; name: string; title: string; note?: string | undefined; seen?: boolean | undefined };

const privacy = {
  id: 'plain',
  name: { holds: 'client', erased: '' },
  title: { holds: 'client', erasedFrom: ({ id }) => `Job ${id}` },
  note: { holds: 'client', readers: 'desk' },
  seen: { holds: 'plain', readers: 'nobody' },
} satisfies PrivacyOf<Job>;
const job: Job = { id: '7', name: 'Pat', title: 'Gate for Pat', note: 'Pays late', seen: true };

test('erasing empties, replaces or removes what is the client’s and nothing else', () => {
  expect(erasedFields<Job>(privacy, job)).toStrictEqual({ name: '', title: 'Job 7', note: undefined });
});

test('an export shows each reader what is theirs to read', () => {
  const { note: _, seen: __, ...ofClient } = job;
  expect(exportedFields<Job>(privacy, job, 'client')).toEqual(ofClient);
  expect(exportedFields<Job>(privacy, job, 'desk')).toEqual({ ...ofClient, note: 'Pays late' });
});

test('a field that says nothing, and one that cannot be removed, are type errors', () => {
  const { note: _, ...forgotten } = privacy;
  expectTypeOf(forgotten).not.toExtend<PrivacyOf<Job>>();
  expectTypeOf({ ...privacy, name: 'client' } as const).not.toExtend<PrivacyOf<Job>>();
  expectTypeOf(privacy).toExtend<PrivacyOf<Job>>();
});
