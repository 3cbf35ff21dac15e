import { randomUUID } from 'node:crypto';
import { type ClientRequest, type OutgoingHttpHeaders, request } from 'node:http';
import { apiMessages } from '@welding/domain/messages';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { stackAddresses } from '../support/stack.ts';
import { type FunctionProcess, startFunction } from './function-process.ts';
import { measureLargePosts } from './large-posts.ts';

let api: FunctionProcess;

beforeAll(async () => {
  api = await startFunction();
});
afterAll(() => api.stop());

type Sent = {
  answer: Promise<{ status: number; text: string }>;
  ended: Promise<void>;
  request: ClientRequest;
};

/** Starts a POST whose body the test writes. `ended` resolves when the connection is closed. */
function post(
  path: string,
  { base = api.base, ...headers }: OutgoingHttpHeaders & { base?: string } = {},
): Sent {
  const sent = request(`${base}${path}`, {
    method: 'POST',
    agent: false,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
  // The test provokes a connection that breaks during sending.
  sent.on('error', () => undefined);
  const answer = new Promise<{ status: number; text: string }>((resolve, reject) => {
    sent.once('close', () => reject(new Error('No answer')));
    sent.once('response', (response) => {
      let text = '';
      response.on('data', (bytes: Buffer) => {
        text += bytes.toString();
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
  });
  answer.catch(() => undefined);
  const ended = new Promise<void>((resolve) => {
    sent.once('socket', (socket) => socket.once('close', () => resolve()));
  });
  return { answer, ended, request: sent };
}

test('early answers do not block a proxy that closes its connections', async () => {
  const statuses: number[] = [];
  for (let times = 0; times < 6; times += 1) {
    const { answer, request: sent } = post('/api/desk/staff', {
      Connection: 'close',
      base: stackAddresses().hosting,
    });
    sent.end('{"any":"body"}');
    statuses.push((await answer).status);
  }
  expect(statuses).toEqual(Array(6).fill(401));
});

const tooLarge = { status: 413, text: apiMessages.tooLarge };

describe('a body over 100 kB', () => {
  test('is refused before it is sent, by its Content-Length', async () => {
    const { answer, request: sent } = post('/api/quotes', { 'Content-Length': 31_000_000 });
    sent.flushHeaders();
    expect(await answer).toEqual(tooLarge);
    sent.destroy();
  });

  test('is cut there without a Content-Length, and its connection is closed', async () => {
    const { answer, ended, request: sent } = post('/api/quotes', { 'Transfer-Encoding': 'chunked' });
    sent.write('x'.repeat(100_001));
    expect(await answer).toEqual(tooLarge);
    await ended;
  });

  test('is refused even while the sender goes on, who gets the answer', async () => {
    const { answer, request: sent } = post('/api/quotes', { 'Transfer-Encoding': 'chunked' });
    for (let count = 0; count < 100; count += 1) sent.write('x'.repeat(100_000));
    sent.end();
    expect(await answer).toEqual(tooLarge);
  });

  test('is ignored where the route takes no body, and its connection is closed', async () => {
    const { answer, ended, request: sent } = post('/api/logout', { 'Content-Length': 31_000_000 });
    sent.flushHeaders();
    expect((await answer).status).toBe(204);
    await ended;
  });

  test("is accepted on Stripe's webhook, up to a megabyte", async () => {
    const { base, stop } = await startFunction({}, 'stripeWebhook');
    onTestFinished(stop);
    const event = post('/api/stripe/webhook', {
      base,
      'Content-Length': 1_000_000,
      'Stripe-Signature': 't=1,v1=0',
    });
    event.request.end(Buffer.alloc(1_000_000));
    expect(await event.answer).toEqual({ status: 400, text: apiMessages.badSignature });
    const over = post('/api/stripe/webhook', { base, 'Content-Length': 1_000_001 });
    over.request.flushHeaders();
    expect(await over.answer).toEqual(tooLarge);
    over.request.destroy();
  });
});

test.concurrent.each([{ 'Content-Length': 100 }, { 'Transfer-Encoding': 'chunked' }])(
  'a body that stalls ends after 10 s with a sentence: %j',
  async (headers) => {
    const { answer, ended, request: sent } = post('/api/quotes', headers);
    const start = performance.now();
    sent.write('{"firstName":');
    expect(await answer).toEqual({ status: 408, text: apiMessages.bodyTooSlow });
    await ended;
    expect(performance.now() - start).toBeGreaterThan(9_900);
    expect(performance.now() - start).toBeLessThan(15_000);
  },
);

test('a body in pieces is read like any other', async () => {
  const { answer, request: sent } = post('/api/quotes', { 'Transfer-Encoding': 'chunked' });
  for (const piece of ['{"first', 'Name":', '"Jordan"}']) sent.write(piece);
  sent.end();
  expect((await answer).status).toBe(400);
});

test('a sender that hangs up is not logged as a failure', async () => {
  const { ended, request: sent } = post('/api/quotes', { 'Content-Length': 100 });
  sent.write('{"firstName":');
  await new Promise((resolve) => sent.once('socket', (socket) => socket.once('connect', resolve)));
  const marker = `/api/${randomUUID()}`;
  sent.destroy();
  await ended;
  await fetch(`${api.base}${marker}`);
  expect(api.log()).not.toContain('request failed');
});

test.skipIf(process.platform !== 'linux')(
  '32 bodies of 31 MB at once, with or without a Content-Length, take less than 200 MB',
  async () => {
    for (const chunked of [false, true]) {
      const { statuses, idleMB, peakMB } = await measureLargePosts(api, {
        count: 32,
        megabytes: 31,
        chunked,
      });
      expect(new Set(statuses)).toEqual(new Set([413]));
      expect(statuses).toHaveLength(32);
      expect(peakMB - idleMB).toBeLessThan(200);
    }
  },
);
