import { expect, test } from 'vitest';
import { callApi } from './call-api.ts';

// The emulators of Hosting and the functions answer these themselves; in production they reach the function.
test.each([
  '/api/clients/%',
  '/api/clients/%zz@example.com',
  '/api/clients/%E0%A4%A',
  '/api/clients/%ff%fe',
  '/api/%C0%80',
  '/api/projects/client/%',
  '/%',
])('%s, whose percent-encoding is broken, is answered with 400', async (path) => {
  const answer = await callApi('GET', path);
  expect([answer.status, answer.text]).toEqual([400, 'The address is not valid']);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
});

test('an address whose percent-encoding is whole goes on to its route', async () => {
  const answer = await callApi('GET', '/api/clients/100%25%20sure');
  expect([answer.status, answer.text]).toEqual([400, 'Valid email is required']);
  expect(answer.headers.get('x-powered-by')).toBeNull();
});
