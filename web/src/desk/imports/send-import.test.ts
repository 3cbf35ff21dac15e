import { expect, test, vi } from 'vitest';
import { ApiError } from '#shared/api/api-request.ts';
import { untilDone, usedRowsOf } from './send-import.ts';

test('a call is repeated until nothing is left', async () => {
  const call = vi.fn(async () => ({ left: 0 }));
  call.mockResolvedValueOnce({ left: 900 }).mockResolvedValueOnce({ left: 400 });
  await untilDone(call);
  expect(call).toHaveBeenCalledTimes(3);
});

test('a call that fails is not repeated', async () => {
  const call = vi.fn(async () => ({ left: 900 }));
  call.mockResolvedValueOnce({ left: 900 }).mockRejectedValueOnce(new Error('no signal'));
  await expect(untilDone(call)).rejects.toThrow('no signal');
  expect(call).toHaveBeenCalledTimes(2);
});

const row = {
  row: 5,
  name: 'Dana Quill',
  why: 'has a job',
  clientId: 'b6d0ef6e-6bd8-4a1f-8f2b-0c6d7f3a9d11',
};

test.each([
  [
    'the rows that stay',
    'import_used',
    { rows: [row, { name: 'Weld', why: 'changed since' }] },
    [5, undefined],
  ],
  ['rows of another release', 'import_used', { rows: [{ row: 5, why: 'Dana Quill: has a job' }] }, undefined],
  ['another conflict', 'import_too_old', { rows: [row] }, undefined],
  ['no body', 'import_used', undefined, undefined],
])('of a refusal to undo: %s', (_, code, body, expected) => {
  const used = usedRowsOf(new ApiError(409, 'Used since', undefined, code, body));
  expect(used?.rows.map((each) => each.row)).toEqual(expected);
  if (used) expect(used.sentence).toBe('Used since.');
});
