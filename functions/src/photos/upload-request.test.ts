import { photoMessages } from '@welding/domain/entities/photo';
import { errorCodes } from '@welding/domain/error-codes';
import { maxPhotoParts } from '@welding/domain/values/limits';
import type { Request, Response } from 'express';
import { expect, test } from 'vitest';
import { boundedUploads } from './upload-request.ts';

const lastPart = `${maxPhotoParts}/${maxPhotoParts}`;

/** A request with the headers that the limit reads. */
function requestOf(bytes: number, part?: string): Request {
  const headers = { 'content-length': String(bytes) };
  return { headers, get: () => part } as unknown as Request;
}

function uploads() {
  const finish = Promise.withResolvers<void>();
  let running = 0;
  const route = boundedUploads({
    method: 'POST',
    path: '/photos',
    handle: async () => {
      running += 1;
      await finish.promise;
    },
  });
  const send = (bytes: number, part?: string) => route.handle(requestOf(bytes, part), {} as Response);
  return { send, finish: () => finish.resolve(), running: () => running };
}

test('accepts as many photos at once as memory allows, and refuses more until later', async () => {
  const { send, finish, running } = uploads();
  const under = Array.from({ length: 6 }, () => send(10_000_000));
  expect(running()).toBe(6);
  await expect(send(10_000_000)).rejects.toMatchObject({
    code: errorCodes.unavailable,
    message: photoMessages.busy,
  });
  finish();
  await Promise.all(under);
  await expect(send(10_000_000)).resolves.toBeUndefined();
});

test('counts the last part of a photo as the whole photo', async () => {
  const { send, finish, running } = uploads();
  const under = Array.from({ length: 6 }, () => send(1_000, lastPart));
  expect(running()).toBe(6);
  await expect(send(1_000, lastPart)).rejects.toMatchObject({ code: errorCodes.unavailable });
  const small = send(1_000, `1/${maxPhotoParts}`);
  finish();
  await Promise.all([...under, small]);
});

test('refuses a photo that is too large before reading it', async () => {
  await expect(uploads().send(10_000_001)).rejects.toMatchObject({ code: errorCodes.tooLarge });
});
