import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recoverFromLostChunks } from './lost-chunk.ts';

const reload = vi.fn();
let page: EventTarget;
let stored: Map<string, string>;

beforeEach(() => {
  page = new EventTarget();
  stored = new Map();
  reload.mockClear();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('document', { querySelector: () => ({ src: '/assets/entry-a.js' }) });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
  recoverFromLostChunks();
});
afterEach(() => vi.unstubAllGlobals());

const tell = (type: string) => page.dispatchEvent(new Event(type));

test('a page whose chunk is gone is loaded again, once', () => {
  tell('vite:preloadError');
  tell('vite:preloadError');
  expect(reload).toHaveBeenCalledOnce();
});

test('a chunk that ends with the page calls nothing off; in a page that is shown again it counts', () => {
  tell('beforeunload');
  tell('vite:preloadError');
  expect(reload).not.toHaveBeenCalled();
  tell('pageshow');
  tell('vite:preloadError');
  expect(reload).toHaveBeenCalledOnce();
});
