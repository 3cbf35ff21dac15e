import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchAhead } from '#shared/ui/load-moments.ts';
import { recoverFromLostChunks } from './recover-from-lost-chunks.ts';

const reload = vi.fn();
let page: EventTarget;
let stored: Map<string, string>;
let ask: () => Promise<{ status: number }>;

beforeEach(() => {
  page = new EventTarget();
  stored = new Map();
  reload.mockClear();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  ask = async () => ({ status: 404 });
  vi.stubGlobal('fetch', () => ask());
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('document', { querySelector: () => ({ src: '/assets/entry-a.js' }) });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
  recoverFromLostChunks();
});
afterEach(() => vi.unstubAllGlobals());

/** Resolves when what the event leads to is done. */
async function tell(type: string): Promise<void> {
  page.dispatchEvent(new Event(type));
  await new Promise((resolve) => setImmediate(resolve));
}

test('a page whose chunk is gone is loaded again, once', async () => {
  await tell('vite:preloadError');
  await tell('vite:preloadError');
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ['the server still has this build', async () => ({ status: 200 })],
  ['the server is busy', async () => ({ status: 503 })],
  ['the server cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a chunk lost on the way is no reason to load the page again: %s', async (_, answer) => {
  ask = answer;
  await tell('vite:preloadError');
  expect(reload).not.toHaveBeenCalled();
});

test('a chunk that ends with the page calls nothing off; in a page that is shown again it counts', async () => {
  await tell('beforeunload');
  await tell('vite:preloadError');
  expect(reload).not.toHaveBeenCalled();
  await tell('pageshow');
  await tell('vite:preloadError');
  expect(reload).toHaveBeenCalledOnce();
});

test('what is fetched ahead and gone takes no page away; when it is opened it does', async () => {
  await fetchAhead(async () => {
    await tell('vite:preloadError');
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  expect(reload).not.toHaveBeenCalled();
  await tell('vite:preloadError');
  expect(reload).toHaveBeenCalledOnce();
});
