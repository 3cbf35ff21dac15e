import { once } from 'node:events';
import { createServer } from 'node:http';
import { freeTimesHeader, inTheWayHeader } from '@welding/domain/booking/headers';
import { errorCodes } from '@welding/domain/error-codes';
import { apiMessages } from '@welding/domain/messages';
import { expect, test, vi } from 'vitest';
import { conflict, Refusal, unavailable } from '#refusal.ts';
import { UnreadableDocumentError } from '#store/documents.ts';
import { createApp, type RouteGroup } from './create-app.ts';
import type { Route } from './route.ts';

async function serve(groups: readonly RouteGroup[]) {
  const server = createServer(createApp(groups));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    ask: () => fetch(`http://127.0.0.1:${port}/api/thing`, { method: 'PUT' }),
    close: () => server.close(),
  };
}

async function answerTo(error: unknown) {
  const handle = async () => {
    throw error;
  };
  const load = async () => [{ method: 'PUT' as const, path: '/api/thing', handle }];
  const { ask, close } = await serve([{ prefixes: ['/api/thing'], load }]);
  const answer = await ask();
  const text = await answer.text();
  close();
  return { answer, told: [answer.status, text] };
}

test('routes that failed to load are loaded with the next request', async () => {
  const route: Route = {
    method: 'PUT',
    path: '/api/thing',
    handle: async (_request, response) => void response.status(204).end(),
  };
  const load = vi.fn(async () => [route]).mockRejectedValueOnce(new Error('Lost on the way'));
  const { ask, close } = await serve([{ prefixes: ['/api/thing'], load }]);
  expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([500, 204, 204]);
  expect(load).toHaveBeenCalledTimes(2);
  close();
});

test('a refusal is answered with its code’s status and its sentence', async () => {
  expect((await answerTo(conflict('Too late'))).told).toEqual([409, 'Too late']);
  expect((await answerTo(new Refusal(errorCodes.gone, 'Gone'))).told).toEqual([410, 'Gone']);
});

test('a refusal’s machine-readable facts are in headers', async () => {
  const { answer } = await answerTo(unavailable());
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
  const at = new Date('2027-03-01T16:00:00Z');
  const inTheWay = [{ kind: 'block' as const, id: 'b', start: at.toISOString(), end: at.toISOString() }];
  const taken = new Refusal(errorCodes.visitTimeTaken, 'Taken', { freeTimes: [at], inTheWay });
  const { headers } = (await answerTo(taken)).answer;
  expect(headers.get(freeTimesHeader)).toBe(at.toISOString());
  expect(JSON.parse(headers.get(inTheWayHeader) ?? '')).toEqual(inTheWay);
});

test('any other error is answered only with the internal error', async () => {
  for (const error of [new Error('secret'), new UnreadableDocumentError('clients', 'secret', ['phone'])])
    expect((await answerTo(error)).told).toEqual([500, apiMessages.internal]);
});
