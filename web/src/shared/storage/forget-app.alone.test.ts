import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetApp, isKeyOf } from './forget-app.ts';

const desk = { prefix: 'desk-', codePrefix: 'desk-code', firebaseApp: 'desk' };
const portal = { prefix: 'portal-', firebaseApp: '[DEFAULT]' };

const keysOf = (app: string) => [
  `firestore_clients_firestore/${app}/demo/_4ghVLfPaDdMEvCKDdyJl`,
  `firestore_online_state_firestore/${app}/demo/`,
  `firestore_targets_firestore/${app}/demo/_12`,
  `firebase:authUser:key:${app}`,
  `firebase:persistence:key:${app}`,
  `${app}!1:123:web:abc`,
];

let stored: string[];
/** A database that another page holds open: deleting it waits without an end. */
let held: string | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  held = undefined;
  stored = ['desk-queue', 'firestore/desk/demo/main', 'firestore/[DEFAULT]/demo/main', 'site-queue'];
  const cached = ['desk-code-language-es', 'desk-photos', 'portal-photos'];
  vi.stubGlobal('caches', {
    keys: async () => [...cached],
    delete: async (name: string) => cached.splice(cached.indexOf(name), 1),
  });
  vi.stubGlobal('localStorage', {
    ...Object.fromEntries(['desk-session', 'portal-session', 'language-of-desk'].map((key) => [key, ''])),
    removeItem: (key: string) => Reflect.deleteProperty(localStorage, key),
  });
  vi.stubGlobal('indexedDB', {
    databases: async () => stored.map((name) => ({ name })),
    deleteDatabase: (name: string) => {
      const request = { onsuccess: () => undefined };
      if (name === held) return request;
      stored = stored.filter((other) => other !== name);
      queueMicrotask(() => request.onsuccess());
      return request;
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const left = async () => [
  ...(await caches.keys()),
  ...Object.keys(localStorage).filter((key) => key !== 'removeItem'),
  ...stored,
];

test('erases an app’s data, but not the other app’s or its own code', async () => {
  expect(await forgetApp(desk)).toBe(true);
  const others = ['portal-photos', 'portal-session', 'language-of-desk', 'firestore/[DEFAULT]/demo/main'];
  expect(new Set(await left())).toEqual(new Set(['desk-code-language-es', ...others, 'site-queue']));
  expect(await forgetApp(portal)).toBe(true);
  expect(await left()).toEqual(['desk-code-language-es', 'language-of-desk', 'site-queue']);
});

test('gives up on a database held by another page after two seconds', async () => {
  held = 'firestore/[DEFAULT]/demo/main';
  const erasing = forgetApp(portal);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await erasing).toBe(false);
});

test('keeps the keys of portal and desk apart', () => {
  for (const [own, other] of [
    ['[DEFAULT]', 'desk'],
    ['desk', '[DEFAULT]'],
  ] as const) {
    expect(keysOf(own).filter((key) => !isKeyOf(own, key))).toEqual([]);
    expect(keysOf(other).filter((key) => isKeyOf(own, key))).toEqual([]);
  }
});
