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

test('reloads a page once when its chunk is gone', async () => {
  await tell('vite:preloadError');
  await tell('vite:preloadError');
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ['the server still has this build', async () => ({ status: 200 })],
  ['the server is busy', async () => ({ status: 503 })],
  ['the server cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('does not reload the page for a chunk lost on the way: %s', async (_, answer) => {
  ask = answer;
  await tell('vite:preloadError');
  expect(reload).not.toHaveBeenCalled();
});

test('ignores a chunk that fails as the page closes, unless the page is shown again', async () => {
  await tell('beforeunload');
  await tell('vite:preloadError');
  expect(reload).not.toHaveBeenCalled();
  await tell('pageshow');
  await tell('vite:preloadError');
  expect(reload).toHaveBeenCalledOnce();
});

test('does not reload for a missing chunk fetched ahead, only once it is opened', async () => {
  await fetchAhead(async () => {
    await tell('vite:preloadError');
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  expect(reload).not.toHaveBeenCalled();
  await tell('vite:preloadError');
  expect(reload).toHaveBeenCalledOnce();
});
