import { expect, test } from 'vitest';
import { isDeskPath } from './desk-scope.ts';

test.each(['/desk', '/desk/', '/desk/sign-in', '/desk/sw.js'])('%s is the desk', (path) => {
  expect(isDeskPath(path)).toBe(true);
});

test.each(['/', '/desktop', '/dashboard', '/api/desk/me', '/services/desk'])('%s is not', (path) => {
  expect(isDeskPath(path)).toBe(false);
});
