import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi } from './call-api.ts';
import { type FunctionProcess, startFunction } from './function-process.ts';

// The Hosting emulator and the functions hub respond to these requests themselves. In production they reach the function.
let api: FunctionProcess;

beforeAll(async () => {
  api = await startFunction();
});

afterAll(() => api.stop());

test.each([
  '/api/clients/%',
  '/api/clients/%zz@example.com',
  '/api/clients/%E0%A4%A',
  '/api/clients/%ff%fe',
  '/api/%C0%80',
  '/api/projects/client/%',
  '/%',
])('%s, whose percent-encoding is broken, is answered with 400', async (path) => {
  const answer = await callApi('GET', path, { base: api.base });
  expect([answer.status, answer.text]).toEqual([400, 'The address is not valid']);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
});

test('a correctly encoded address reaches its route', async () => {
  const answer = await callApi('GET', '/api/clients/100%25%20sure', { base: api.base });
  expect([answer.status, answer.text]).toEqual([400, 'Valid email is required']);
  expect(answer.headers.get('x-powered-by')).toBeNull();
});
