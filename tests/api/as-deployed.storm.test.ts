import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aQuoteRequest } from '../support/entities.ts';
import { stackAddresses } from '../support/stack.ts';
import { callApi } from './call-api.ts';
import { type FunctionProcess, startFunction } from './function-process.ts';
import { postEvent } from './post-event.ts';

/** The built folder under the program that runs functions at Google, with its body parsers. */
let [api, webhook, job]: (FunctionProcess | undefined)[] = [];
/** How each connection of the functions to Firestore begins: gRPC with HTTP/2's preface, REST with a request. */
const openings = new Set<string>();
const toFirestore = createServer((socket) => {
  const [host = '', port] = stackAddresses().firestore.split(':');
  const emulator = connect(Number(port), host);
  socket.once('data', (bytes) => openings.add(bytes.toString('latin1', 0, 3)));
  socket.pipe(emulator).pipe(socket);
  for (const end of [socket, emulator]) end.on('error', () => end.destroy());
}).listen(0, '127.0.0.1');

beforeAll(async () => {
  if (!toFirestore.listening) await once(toFirestore, 'listening');
  const address = toFirestore.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const settings = { FIRESTORE_EMULATOR_HOST: `127.0.0.1:${port}` };
  [api, webhook, job] = await Promise.all(
    (['api', 'stripeWebhook', 'repeatPlans'] as const).map((target) =>
      startFunction(settings, target, 'google'),
    ),
  );
});
afterAll(async () => {
  await Promise.all([api?.stop(), webhook?.stop(), job?.stop()]);
  toFirestore.close();
});

const call = (method: string, path: string, options: Parameters<typeof callApi>[2] = {}) =>
  callApi(method, path, { base: api?.base, ...options });

describe('the API', () => {
  test('answers, and stores a quote once', async () => {
    expect((await call('GET', '/api/health')).status).toBe(200);
    const [key, json] = [randomUUID(), aQuoteRequest()];
    const answers = [];
    for (let sent = 0; sent < 2; sent += 1) answers.push(await call('POST', '/api/quotes', { json, key }));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[1]?.json()).toEqual(answers[0]?.json());
  });

  test.each([
    ['JSON that ends early', { raw: '{"firstName":', type: 'application/json' }, 400],
    ['another type', { raw: 'firstName=Casey', type: 'application/x-www-form-urlencoded' }, 415],
    ['a body that is too large', { raw: JSON.stringify('x'.repeat(200_000)), type: 'application/json' }, 413],
    ['a field that is missing', { json: { firstName: 'Casey' } }, 400],
  ])('refuses %s in its own words', async (_, options, status) => {
    const answer = await call('POST', '/api/quotes', options);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      status,
      'text/plain; charset=utf-8',
    ]);
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('answers unknown addresses with 404', async () => {
    expect((await call('GET', '/api/nothing')).status).toBe(404);
  });
});

test("Stripe's signature is checked over the bytes as sent", async () => {
  const event = '{ "type": "customer.created",\n"data": {"object": {"name": "Zo\\u00eb"}} }';
  const posting = webhook ? { base: webhook.base } : {};
  expect((await postEvent(event, posting)).status).toBe(200);
  expect((await postEvent(event, { ...posting, secret: 'whsec_other' })).status).toBe(400);
});

test('a scheduled job runs for a call of Cloud Scheduler', async () => {
  const headers = { 'X-CloudScheduler': 'true', 'X-CloudScheduler-ScheduleTime': new Date().toISOString() };
  const answer = await fetch(`${job?.base}/`, { method: 'POST', headers });
  expect(answer.status).toBe(200);
  expect(job?.log()).toContain('plans repeated');
});

test('every call reaches Firestore over REST, as in production', () => {
  expect([...openings].toSorted()).toEqual(['GET', 'POS']);
});
