import { apiPaths } from '@welding/domain/api-paths';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { portalSession } from '#shared/session/portal-session.ts';
import { sessionEndTexts } from '#shared/session/session-end.ts';
import { pendingLogoutKey } from '#shared/storage/storage-keys.ts';
import { syncSessionAcrossTabs } from './leave-session.ts';
import { logOut, logOutEverywhere } from './log-out-everywhere.tsx';
import { sessionTexts } from './session-texts.ts';

/** Another page holds something open. */
vi.mock('#shared/storage/forget-app.ts', () => ({ forgetApp: async () => false }));
vi.mock('#pwa/push/push-subscription.ts', () => ({ unsubscribe: async () => undefined }));
vi.mock('./portal-firebase.ts', () => ({ portalFirebase: { close: async () => undefined } }));

const client = { id: 'client', firstName: 'Casey' };
const page = new EventTarget();
const stored = new Map<string, string>();
const sendBeacon = vi.fn(() => true);
const reload = vi.fn();

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('navigator', { sendBeacon });
  vi.stubGlobal('window', { location: { reload } });
});
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const leave = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));

test('a session that is not kept ends with its page, and the next page checks that', () => {
  portalSession.start({ client, keep: false, fresh: true });
  syncSessionAcrossTabs();
  leave(true);
  expect(sendBeacon).not.toHaveBeenCalled();
  leave(false);
  expect(sendBeacon).toHaveBeenCalledExactlyOnceWith(apiPaths.logout);
  expect(stored.get(pendingLogoutKey)).toBe('yes');
});

test('a kept session outlives its page', () => {
  portalSession.start({ client, keep: true, fresh: true });
  syncSessionAcrossTabs();
  leave(false);
  expect(sendBeacon).not.toHaveBeenCalled();
  expect(stored.has(pendingLogoutKey)).toBe(false);
});

const signedOut = (notice: string) => ({
  phase: 'signed-out',
  notice: `${notice} ${sessionEndTexts().leftover}`,
});

test.each([
  ['everywhere', logOutEverywhere, 204, signedOut(sessionTexts().loggedOutEverywhere), 0],
  ['without a connection', logOut, 503, signedOut(sessionTexts().loggedOutHere), 0],
  ['with a connection', logOut, 204, { phase: 'signing-out' }, 1],
])(
  'logging out %s shows its result, and keeps an unanswered log-out pending',
  async (_, leaveBy, status, shown, reloads) => {
    vi.stubGlobal('fetch', async () => new Response(null, { status }));
    portalSession.start({ client, keep: true, fresh: true });
    await leaveBy();
    expect(portalSession.current()).toEqual(shown);
    expect(reload).toHaveBeenCalledTimes(reloads);
    expect(stored.has(pendingLogoutKey)).toBe(status !== 204);
  },
);
