import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionEndTexts } from '#shared/session/session-end.ts';

vi.mock('./portal-firebase.ts', () => ({ portalFirebase: { close: async () => undefined } }));

const database = 'firestore/[DEFAULT]/demo/main';
const client = { id: '1c0bb5c8-5c5e-4a0e-9d0e-3a3a3a3a3a3a', firstName: 'Casey' };
let stored: string[];
/** Whether another page holds the database open: then deleting it waits without an end. */
let isHeld: boolean;
let reloads: number;

beforeEach(() => {
  vi.useFakeTimers();
  // The session is the module's: each test has a page of its own.
  vi.resetModules();
  stored = [database];
  isHeld = true;
  reloads = 0;
  const storage = {
    getItem: () => null,
    setItem: () => undefined,
    removeItem: () => undefined,
    clear: () => undefined,
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('indexedDB', {
    databases: async () => stored.map((name) => ({ name })),
    deleteDatabase: (name: string) => {
      const request = { onsuccess: () => undefined };
      if (!isHeld) {
        stored = stored.filter((other) => other !== name);
        queueMicrotask(() => request.onsuccess());
      }
      return request;
    },
  });
  const countReload = () => {
    reloads += 1;
  };
  vi.stubGlobal('window', { location: { reload: countReload } });
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      postMessage(): void {}
      close(): void {}
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('logged out everywhere, the client is told that something is left', async () => {
  expect(await noticeAfter('logOutEverywhere', 204)).toBe(
    `You are signed out on all devices. ${sessionEndTexts().leftover}`,
  );
});

test('logged out everywhere with nothing left, nothing is said of it', async () => {
  isHeld = false;
  expect(await noticeAfter('logOutEverywhere', 204)).toBe('You are signed out on all devices.');
  expect(stored).toEqual([]);
});

test('logged out without a connection, the client is told both', async () => {
  const notice = await noticeAfter('logOut', 503);
  expect(notice).toContain('We’ll tell our server');
  expect(notice).toContain(sessionEndTexts().leftover);
  expect(reloads).toBe(0);
});

test('logged out with a connection, the page that is loaded next tries again', async () => {
  await noticeAfter('logOut', 204);
  expect(reloads).toBe(1);
});

test('the next opening erases what is left and says nothing', async () => {
  isHeld = false;
  expect(await noticeAtOpening()).toBeNull();
  expect(stored).toEqual([]);
});

test('the next opening says so when something is still held', async () => {
  expect(await noticeAtOpening()).toBe(sessionEndTexts().leftover);
});

test('a client who signs in while that is found out is not thrown out', async () => {
  const { portalSession } = await import('#shared/session/portal-session.ts');
  const signIn = () => portalSession.start({ client, keep: false, fresh: true });
  expect(await noticeAtOpening(signIn)).toBe('signed-in');
});

async function noticeAfter(leave: 'logOut' | 'logOutEverywhere', status: number): Promise<string | null> {
  vi.stubGlobal('fetch', async () => new Response(null, { status }));
  const { portalSession } = await import('#shared/session/portal-session.ts');
  const session = await import('./log-out-everywhere.tsx');
  portalSession.start({ client, keep: true, fresh: true });
  const leaving = session[leave]();
  await vi.advanceTimersByTimeAsync(10_000);
  await leaving;
  return currentNotice();
}

async function noticeAtOpening(meanwhile: () => void = () => undefined): Promise<string | null> {
  const { syncSessionAcrossTabs } = await import('./leave-session.ts');
  syncSessionAcrossTabs();
  meanwhile();
  await vi.advanceTimersByTimeAsync(10_000);
  return currentNotice();
}

async function currentNotice(): Promise<string | null> {
  const { portalSession } = await import('#shared/session/portal-session.ts');
  const session = portalSession.current();
  return session.phase === 'signed-out' ? session.notice : session.phase;
}
