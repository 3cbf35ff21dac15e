import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, NetworkError } from '#shared/api/api-request.ts';
import { untilDone, usedRowsOf, whenReady } from './send-import.ts';

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

describe('a call that the API is too busy for', () => {
  const pauses: number[] = [];
  const pause = async (ms: number) => pauses.push(ms);
  beforeEach(() => void pauses.splice(0));
  const busy = new ApiError(503, 'The service is busy');

  test('is repeated', async () => {
    const call = vi.fn(async () => 'stored');
    call.mockRejectedValueOnce(busy).mockRejectedValueOnce(busy);
    expect(await whenReady(call, pause)).toBe('stored');
    expect(pauses).toEqual([1_000, 3_000]);
  });

  test('fails in the end', async () => {
    const call = vi.fn().mockRejectedValue(busy);
    await expect(whenReady(call, pause)).rejects.toThrow('busy');
    expect(call).toHaveBeenCalledTimes(4);
  });

  test('is not one without signal', async () => {
    const call = vi.fn().mockRejectedValue(new NetworkError('no signal'));
    await expect(whenReady(call, pause)).rejects.toThrow('no signal');
    expect(call).toHaveBeenCalledTimes(1);
  });
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
