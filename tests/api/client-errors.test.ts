import { randomUUID } from 'node:crypto';
import { apiMessages } from '@welding/domain/messages';
import { expect, test } from 'vitest';
import { watchLog } from './api-log.ts';
import { answerTo, callApi } from './call-api.ts';
import { validBodies } from './valid-bodies.ts';

const body = validBodies('')['/api/client-errors'] ?? {};
const report = (json: unknown, headers = {}) => callApi('POST', '/api/client-errors', { json, headers });

test('an error report is answered with 204 and logged without personal data', async () => {
  const log = watchLog();
  const mark = `mark-${randomUUID().slice(0, 8)}`;
  const message = 'Failed to load Casey Example, casey@example.com, (312) 555-0111';
  const { status, text } = await report({ ...body, build: mark, message });
  expect([status, text]).toEqual([204, '']);
  expect(log(mark)).toHaveLength(1);
  const [line = ''] = log(mark);
  expect(line).toContain('Failed to load …');
  expect(line).toContain('error in a browser');
  expect(line).not.toMatch(/casey|Example|555-0111/i);
});

test('a report over 16 kB is refused with 413', async () => {
  expect(await answerTo(report({ ...body, stack: 'x'.repeat(16_000) }))).toEqual([413, apiMessages.tooLarge]);
});

test('another site cannot make a visitor’s browser report an error', async () => {
  expect((await report(body, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
});
