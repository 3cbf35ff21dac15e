import { clientErrorSchema } from '@welding/domain/entities/client-error';
import { beforeEach, expect, test, vi } from 'vitest';

const send = vi.fn(async (_path: string, _init: RequestInit) => new Response(null, { status: 204 }));
const page = new EventTarget();

/** A page that has just been loaded. */
async function load(pathname = '/dashboard/invoices', onLine = true) {
  vi.resetModules();
  send.mockClear();
  vi.stubGlobal('fetch', send);
  vi.stubGlobal('location', { pathname });
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('document', { querySelector: () => ({ src: 'https://x.example/assets/entry-4f2a.js' }) });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  return (await import('./report-browser-error.ts')).reportBrowserError;
}

const bodies = () => send.mock.calls.map(([, { body }]) => clientErrorSchema.parse(JSON.parse(String(body))));

let report: Awaited<ReturnType<typeof load>>;
beforeEach(async () => {
  report = await load();
});

test('sends an error with its build and page, without delaying the page', () => {
  report(new TypeError('x is not a function'));
  expect(bodies()).toEqual([
    {
      app: 'portal',
      build: 'entry-4f2a.js',
      page: '/dashboard/invoices',
      message: 'TypeError: x is not a function',
      stack: expect.stringContaining('TypeError'),
    },
  ]);
  expect(send.mock.lastCall?.[1]).toMatchObject({ keepalive: true, credentials: 'omit' });
});

test('sends the same message once, and at most ten a page load', () => {
  for (let time = 0; time < 3; time += 1) report(new Error('again'));
  expect(send).toHaveBeenCalledTimes(1);
  for (let time = 0; time < 30; time += 1) report(new Error(`error ${time}`));
  expect(send).toHaveBeenCalledTimes(10);
});

test('accepts a thrown value of any kind and length', () => {
  for (const thrown of ['text', undefined, null, { code: 7 }, new Error('x'.repeat(9_000))]) report(thrown);
  expect(bodies()).toHaveLength(5);
});

test.each([
  new DOMException('gone', 'AbortError'),
  'Script error.',
  'ResizeObserver loop completed with undelivered notifications.',
])('sends nothing for %s', (thrown) => {
  report(thrown);
  expect(send).not.toHaveBeenCalled();
});

test('sends nothing without a connection', async () => {
  (await load('/', false))(new Error('no signal'));
  expect(send).not.toHaveBeenCalled();
});

test.each([
  ['/', 'site'],
  ['/desk', 'desk'],
  ['/desk/money', 'desk'],
  ['/checkout/1', 'portal'],
])('%s belongs to the %s', async (pathname, app) => {
  (await load(pathname))(new Error('where'));
  expect(bodies()).toMatchObject([{ app }]);
});

test('does not report a failure to send', async () => {
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  report(new Error('lost'));
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
});
