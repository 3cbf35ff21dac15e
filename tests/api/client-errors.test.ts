import { randomUUID } from 'node:crypto';
import { apiMessages } from '@welding/domain/messages';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { callApi, testAddress } from './call-api.ts';
import { type FunctionProcess, startFunction } from './function-process.ts';
import { validBodies } from './valid-bodies.ts';

const perHour = 3;
let api: FunctionProcess;

beforeAll(async () => {
  api = await startFunction({
    LIMIT_CLIENT_ERRORS_PER_HOUR: String(perHour),
    LIMIT_ALL_CLIENT_ERRORS_PER_HOUR: '100000',
  });
});
afterAll(() => api.stop());

const body = validBodies('')['/api/client-errors'] ?? {};
const report = (json: unknown, from = testAddress(), base = api.base) =>
  callApi('POST', '/api/client-errors', { json, from, base });

test('an error is answered with 204 and is in the log, without personal data', async () => {
  const mark = `mark-${randomUUID().slice(0, 8)}`;
  const message = 'Failed to load Casey Example, casey@example.com, (312) 555-0111';
  const { status, text } = await report({ ...body, build: mark, message });
  expect([status, text]).toEqual([204, '']);
  await vi.waitFor(() => expect(api.log()).toContain(mark));
  expect(api.log()).toContain('Failed to load …');
  expect(api.log()).not.toMatch(/casey|Example|555-0111/i);
  expect(api.log()).toContain('error in a browser');
});

test.each([
  [{ message: '' }, 'Message is required'],
  [{ message: 'x'.repeat(501) }, 'Message must be at most 500 characters'],
  [{ stack: 7 }, 'Stack must be text'],
  [{ app: 'shop' }, 'App must be site, portal or desk'],
  [{ build: 'a b' }, 'Build must be the name of a file'],
  [{ user: 'Casey' }, 'Unknown field: user'],
])('%j is refused with 400', async (change, sentence) => {
  const { status, text } = await report({ ...body, ...change });
  expect([status, text]).toEqual([400, sentence]);
});

test('more than 16 kB is refused with 413', async () => {
  const { status, text } = await report({ ...body, stack: 'x'.repeat(16_000) });
  expect([status, text]).toEqual([413, apiMessages.tooLarge]);
});

test('one address tells of so many an hour, and keeps no other from it', async () => {
  const from = testAddress();
  const statuses: number[] = [];
  // A window may end in between; more than twice a limit never gets through.
  for (let time = 0; time < 2 * perHour + 1; time += 1) statuses.push((await report(body, from)).status);
  expect(statuses.slice(0, perHour)).toEqual(Array(perHour).fill(204));
  expect(statuses).toContain(429);
  expect((await report(body)).status).toBe(204);
});

test('everybody together tells of so many an hour', async () => {
  const { base, stop } = await startFunction({ LIMIT_ALL_CLIENT_ERRORS_PER_HOUR: '1' });
  const statuses: number[] = [];
  for (let time = 0; time < 3; time += 1) statuses.push((await report(body, testAddress(), base)).status);
  await stop();
  expect(statuses).toContain(429);
});

test('another site cannot make a visitor’s browser tell of one', async () => {
  const { status } = await callApi('POST', '/api/client-errors', {
    json: body,
    base: api.base,
    headers: { 'Sec-Fetch-Site': 'cross-site' },
  });
  expect(status).toBe(403);
});
