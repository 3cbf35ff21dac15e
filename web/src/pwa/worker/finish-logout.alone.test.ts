import { apiPaths } from '@welding/domain/api-paths';
import { beforeEach, expect, test, vi } from 'vitest';
import { pendingLogoutKey } from '#shared/storage/storage-keys.ts';
import { isApiNavigation, serveApiNavigation } from './finish-logout.ts';

const origin = 'https://welding.example';
const fetched: string[] = [];
let stored: Set<string>;
let logout: () => Promise<Response>;

beforeEach(() => {
  fetched.length = 0;
  stored = new Set();
  logout = async () => new Response(null, { status: 204 });
  vi.stubGlobal('FetchEvent', class {});
  vi.stubGlobal('caches', {
    has: async (name: string) => stored.has(name),
    delete: async (name: string) => stored.delete(name),
  });
  vi.stubGlobal('fetch', async (asked: string | Request) => {
    const path = typeof asked === 'string' ? asked : new URL(asked.url).pathname;
    fetched.push(path);
    return path === apiPaths.logout ? await logout() : new Response('mine');
  });
});

function typed(path = '/api/me') {
  const url = new URL(path, origin);
  const request = new Request(url);
  // @ts-expect-error Browsers alone make such events
  const event: ExtendableEvent = { type: 'fetch' };
  return { event, request, url, sameOrigin: true };
}

test('an address typed by hand waits until the server has logged the client out', async () => {
  stored.add(pendingLogoutKey);
  expect(await (await serveApiNavigation(typed())).text()).toBe('mine');
  expect(fetched).toEqual([apiPaths.logout, '/api/me']);
  expect(stored.size).toBe(0);
  fetched.length = 0;
  await serveApiNavigation(typed());
  expect(fetched).toEqual(['/api/me']);
});

test('opens no page until the server answers the log-out', async () => {
  stored.add(pendingLogoutKey);
  logout = async () => new Response(null, { status: 503 });
  expect((await serveApiNavigation(typed())).type).toBe('error');
  logout = async () => Promise.reject(new TypeError('No connection'));
  await expect(serveApiNavigation(typed())).rejects.toThrow(TypeError);
  expect(fetched).toEqual([apiPaths.logout, apiPaths.logout]);
  expect(stored.has(pendingLogoutKey)).toBe(true);
});

test.each([
  ['/api/me', 'navigate', true, true],
  ['/api/me', 'cors', true, false],
  ['/dashboard', 'navigate', true, false],
  ['/api/me', 'navigate', false, false],
])('%s requested by %s, from this site: %s, waits for a log-out: %s', (path, mode, sameOrigin, is) => {
  const request = Object.defineProperty(new Request(new URL(path, origin)), 'mode', { value: mode });
  expect(isApiNavigation({ ...typed(path), request, sameOrigin })).toBe(is);
});
