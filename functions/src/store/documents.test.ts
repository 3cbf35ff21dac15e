import { type Project, projectSchema } from '@welding/domain/entities/project';
import fc from 'fast-check';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { aProject } from '../../../tests/support/entities.ts';
import { Refusal } from '../refusal.ts';
import { documentConverter } from './documents.ts';

const converter = documentConverter(projectSchema, ['scheduledDate', 'completedDate', 'createdAt']);
const id = '9f0ec700-0000-4000-8000-000000000001';
const project = aProject({
  id,
  estimatedCost: 1234.56,
  scheduledDate: '2026-12-01T15:00:00.000Z',
  beforePhotos: ['https://photos.example/1.jpg'],
  createdAt: '2026-11-01T12:00:00.123Z',
});
const { id: _, ...fields } = project;
const stored = {
  ...fields,
  scheduledDate: Timestamp.fromDate(new Date('2026-12-01T15:00:00Z')),
  createdAt: Timestamp.fromDate(new Date('2026-11-01T12:00:00.123Z')),
};

function read(data: Record<string, unknown>): Project {
  const snapshot = { id, data: () => data, ref: { parent: { id: 'projects' } } };
  // @ts-expect-error a snapshot cannot be made by hand; the converter reads these three
  return converter.fromFirestore(snapshot);
}

describe('the converter', () => {
  test('stores times as timestamps, omits undefined fields and keeps the id as document name', () => {
    expect(converter.toFirestore({ ...project, description: undefined })).toEqual({
      ...fields,
      scheduledDate: new Date('2026-12-01T15:00:00Z'),
      createdAt: new Date('2026-11-01T12:00:00.123Z'),
    });
  });

  test.each([
    ['a title that is not text', { title: ['Gate'] }, 'title'],
    ['an unlisted service', { serviceType: 'plumbing' }, 'serviceType'],
    ['an invalid photo among others', { beforePhotos: ['a.jpg', 7] }, 'beforePhotos'],
    ['an invalid id', { id: 'gate' }, 'id'],
    ['a field unknown to readers', { color: 'red' }, 'color'],
    ['a missing client', { clientId: undefined }, 'clientId'],
  ])('refuses to store %s', (_name, wrong, name) => {
    // @ts-expect-error what a route must never hand over
    expect(() => converter.toFirestore({ ...project, ...wrong })).toThrow(`(${name})`);
  });

  test('stores only data that reads back equal, and refuses the rest', () => {
    const changed = fc.record(
      {
        title: fc.string(),
        estimatedCost: fc.double(),
        scheduledDate: fc.oneof(fc.date().map(String), fc.string(), fc.constant('2026-12-01T09:00:00-06:00')),
        photoCaptions: fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer())),
        awaitsInvoice: fc.oneof(fc.boolean(), fc.string()),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(changed, (change) => {
        const given = { ...project, ...change };
        let data: Record<string, unknown>;
        try {
          // @ts-expect-error what a route must never hand over
          data = converter.toFirestore(given);
        } catch (error) {
          expect(error).toBeInstanceOf(Refusal);
          return;
        }
        const times = Object.entries(data).map(([name, value]) => [
          name,
          value instanceof Date ? Timestamp.fromDate(value) : value,
        ]);
        const asGiven = {
          ...given,
          ...(given.scheduledDate && { scheduledDate: new Date(given.scheduledDate).toISOString() }),
        };
        expect(read(Object.fromEntries(times))).toEqual(asGiven);
      }),
    );
  });

  test('reads back what it stored', () => {
    expect(read(stored)).toEqual(project);
  });

  test('reads null, which the Firebase console leaves, as a missing field', () => {
    expect(read({ ...stored, finalCost: null, description: null })).toEqual(project);
  });

  test.each([
    ['a time as text', { scheduledDate: '2026-12-01 09:00' }, { scheduledDate: '2026-12-01T15:00:00.000Z' }],
    ['money as text', { estimatedCost: '450' }, { estimatedCost: 450 }],
    ['money with a fraction of a cent', { estimatedCost: 450.004 }, { estimatedCost: 450 }],
    ['an unknown service', { serviceType: 'plumbing' }, { serviceType: 'other' }],
    ['an unknown field', { notes: 'Call first' }, {}],
    ['an invalid photo', { beforePhotos: [7, 'https://photos.example/1.jpg'] }, {}],
  ])('reads %s', (_name, changes, meant) => {
    expect(read({ ...stored, ...changes })).toEqual({ ...project, ...meant });
  });

  test.each([
    ['no client', { clientId: undefined }],
    ['a client that is no id', { clientId: 'Casey' }],
  ])('refuses to read %s, and names the document and the field', (_name, changes) => {
    expect(() => read({ ...stored, ...changes })).toThrow(`Project ${id} cannot be read (clientId). `);
  });
});
