import { expect, test } from 'vitest';
import { maskEmail } from './email.ts';

test.each([
  ['client@example.com', 'c•••t@example.com'],
  ['jo@example.com', 'j•••@example.com'],
  ['j@example.com', 'j•••@example.com'],
  ['joe@example.com', 'j•••@example.com'],
  ['joan@example.com', 'j•••n@example.com'],
  ['"a@b"@example.com', '"•••"@example.com'],
])('%s is shown as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
