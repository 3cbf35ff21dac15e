import { expect, test } from 'vitest';
import { appAt, appOfCache, isDeskPath, isScreenNavigation } from './app-of-origin.ts';

test.each([
  ['/', 'en'],
  ['/services', 'en'],
  ['/estimate', 'en'],
  ['/es', 'es'],
  ['/es/services', 'es'],
  ['/desk', 'desk'],
  ['/desk/clients', 'desk'],
])('%s is an address of %s', (path, app) => {
  expect(appAt(path)).toBe(app);
});

test.each([
  ['workbox-precache-v2-http://127.0.0.1/', 'en'],
  ['firebase-code', 'en'],
  ['portal-photos', 'en'],
  ['es-code-precache-v2-http://127.0.0.1/es', 'es'],
  ['es-firebase-code', 'es'],
  ['desk-code-precache-v2-http://127.0.0.1/desk', 'desk'],
])('the cache %s belongs to %s', (name, app) => {
  expect(appOfCache(name)).toBe(app);
});

test.each(['/desk', '/desk/', '/desk/sign-in', '/desk/sw.js'])('%s belongs to the desk', (path) => {
  expect(isDeskPath(path)).toBe(true);
});

test.each(['/', '/desktop', '/dashboard', '/api/desk/me', '/services/desk'])(
  '%s does not belong to the desk',
  (path) => {
    expect(isDeskPath(path)).toBe(false);
  },
);

const opens = (pathname: string, mode: RequestMode = 'navigate', sameOrigin = true) =>
  isScreenNavigation({ request: { mode }, url: { pathname }, sameOrigin });

test.each(['/desk', '/desk/', '/desk/sign-in', '/desk/clients/9f0ec700-0000-4000-8000-000000000001'])(
  '%s is a desk screen',
  (path) => expect(opens(path)).toBe(true),
);

test.each(['/', '/dashboard', '/desktop', '/api/desk/me', '/desk/icons/icon-192.png', '/desk/sw.js'])(
  '%s is no desk screen',
  (path) => expect(opens(path)).toBe(false),
);

test('a screen is one only when navigated to on our site', () => {
  expect(opens('/desk', 'cors')).toBe(false);
  expect(opens('/desk', 'navigate', false)).toBe(false);
});
