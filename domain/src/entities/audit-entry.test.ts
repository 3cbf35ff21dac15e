import { expect, test } from 'vitest';
import { fieldChanges } from './audit-entry.ts';

test('names the fields that differ', () => {
  const before = { id: '1', phone: '(312) 555-0100', address: 'Old Street', tags: ['a'] };
  const after = { id: '1', phone: '(312) 555-0101', tags: ['a'], notes: 'gate code', updatedAt: 'later' };
  expect(fieldChanges(before, after)).toEqual([
    { field: 'phone', from: '(312) 555-0100', to: '(312) 555-0101' },
    { field: 'address', from: 'Old Street' },
    { field: 'notes', to: 'gate code' },
  ]);
});

test('finds no change when only the version differs', () => {
  expect(fieldChanges({ name: 'Sam', updatedAt: 'then' }, { name: 'Sam', updatedAt: 'now' })).toEqual([]);
});
