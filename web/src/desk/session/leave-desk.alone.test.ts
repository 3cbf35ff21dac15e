import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionEndTexts } from '#shared/session/session-end.ts';
import { forgetApp } from '#shared/storage/forget-app.ts';
import { deskSession, startDeskSession } from './desk-session.ts';
import { deskEnd, signOutOfDesk } from './leave-desk.ts';

vi.mock('#shared/storage/forget-app.ts', () => ({ forgetApp: vi.fn(async () => true) }));
vi.mock('./desk-firebase.ts', () => ({ closeDeskFirebase: async () => undefined }));
vi.mock('#pwa/push/push-subscription.ts', () => ({ unsubscribe: async () => undefined }));
vi.mock('#desk/queue/unsent.ts', () => ({ findUnsent: async () => [], unsentWords: () => '' }));

const stored = new Map<string, string>();
const ada = {
  id: '9f0ec700-0000-4000-8000-000000000001',
  name: 'Ada',
  email: 'ada@example.com',
  role: 'office',
} as const;
const looks = () => vi.mocked(forgetApp).mock.calls.length;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  startDeskSession(ada);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.mocked(forgetApp).mockClear();
  stored.clear();
});

test('what Firestore makes anew while it ends in another tab is erased for a quarter of a minute', async () => {
  await signOutOfDesk();
  expect(looks()).toBe(1);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(looks()).toBe(5);
});

test('nothing is erased of whoever signs in meanwhile, here or in another tab', async () => {
  await signOutOfDesk();
  await deskEnd.hasLeft();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(looks()).toBe(1);
  startDeskSession(ada);
  await signOutOfDesk();
  stored.set('desk-session', JSON.stringify(ada));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(looks()).toBe(2);
});

test('that something is left is no longer said once it is gone', async () => {
  vi.mocked(forgetApp).mockResolvedValueOnce(false);
  await signOutOfDesk();
  expect(deskSession.current()).toEqual({ phase: 'signed-out', notice: sessionEndTexts().leftover });
  await vi.advanceTimersByTimeAsync(700);
  expect(deskSession.current()).toEqual({ phase: 'signed-out', notice: null });
});
