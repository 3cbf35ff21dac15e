import { apiPaths } from '@welding/domain/api-paths';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { portalSession } from '#shared/session/portal-session.ts';
import { pendingLogoutKey } from '#shared/storage/storage-keys.ts';
import { syncSessionAcrossTabs } from './leave-session.ts';

const client = { id: 'client', firstName: 'Casey' };
const page = new EventTarget();
const stored = new Map<string, string>();
const sendBeacon = vi.fn(() => true);

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('navigator', { sendBeacon });
});
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const leave = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));

test('a session that is not kept ends with its page, and the next page makes sure of it', () => {
  portalSession.start({ client, keep: false, fresh: true });
  syncSessionAcrossTabs();
  leave(true);
  expect(sendBeacon).not.toHaveBeenCalled();
  leave(false);
  expect(sendBeacon).toHaveBeenCalledExactlyOnceWith(apiPaths.logout);
  expect(stored.get(pendingLogoutKey)).toBe('yes');
});

test('a session that is kept outlives its page', () => {
  portalSession.start({ client, keep: true, fresh: true });
  syncSessionAcrossTabs();
  leave(false);
  expect(sendBeacon).not.toHaveBeenCalled();
  expect(stored.has(pendingLogoutKey)).toBe(false);
});
