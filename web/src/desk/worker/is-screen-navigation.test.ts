import { expect, test } from 'vitest';
import { isScreenNavigation } from './is-screen-navigation.ts';

const opens = (pathname: string, mode: RequestMode = 'navigate', sameOrigin = true) =>
  isScreenNavigation({ request: { mode }, url: { pathname }, sameOrigin });

test.each(['/desk', '/desk/', '/desk/sign-in', '/desk/clients/9f0ec700-0000-4000-8000-000000000001'])(
  '%s is a screen',
  (path) => expect(opens(path)).toBe(true),
);

test.each(['/', '/dashboard', '/desktop', '/api/desk/me', '/desk/icons/icon-192.png', '/desk/sw.js'])(
  '%s is none',
  (path) => expect(opens(path)).toBe(false),
);

test('only when it is opened as a page of ours', () => {
  expect(opens('/desk', 'cors')).toBe(false);
  expect(opens('/desk', 'navigate', false)).toBe(false);
});
