import { expect, test, vi } from 'vitest';
import { deliver, StillWaitingError } from './deliver.ts';

const dayMs = 86_400_000;
const answering = (status: number, text = '') => ({
  send: async () => new Response(text, { status }),
  noteBusy: vi.fn(async () => undefined),
});

test('what the server takes is sent, with its answer', async () => {
  const delivery = await deliver(answering(201, 'made'));
  expect(delivery.kind === 'sent' && (await delivery.answer.text())).toBe('made');
});

test('what it refuses comes back with its sentence', async () => {
  expect(await deliver(answering(409, 'Cancelled meanwhile'))).toEqual({
    kind: 'refused',
    message: 'Cancelled meanwhile',
    status: 409,
  });
});

test.each([408, 429, 500, 503])('%d says later: it waits, and notes since when', async (status) => {
  const busy = answering(status);
  await expect(deliver(busy)).rejects.toThrow(StillWaitingError);
  expect(busy.noteBusy).toHaveBeenCalledOnce();
  const noted = answering(status);
  await expect(deliver({ ...noted, busySince: Date.now() - 1_000 })).rejects.toThrow(StillWaitingError);
  expect(noted.noteBusy).not.toHaveBeenCalled();
});

test('after a day of that the person is told', async () => {
  expect(await deliver({ ...answering(503, 'Busy'), busySince: Date.now() - dayMs })).toEqual({
    kind: 'expired',
    message: 'Busy',
    status: 503,
  });
});

test('without a connection it waits, and the server is not called busy', async () => {
  const noteBusy = vi.fn(async () => undefined);
  const send = async () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(deliver({ send, noteBusy })).rejects.toThrow(StillWaitingError);
  expect(noteBusy).not.toHaveBeenCalled();
});
