import { expect, test } from 'vitest';
import { emailSchema, mailtoHref, maskEmail } from './email.ts';

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

test.each([
  ["o'neil+shop@example.com", "mailto:o'neil+shop@example.com"],
  ['a&b/c#d%e~f=g@example.com', 'mailto:a%26b%2Fc%23d%25e~f%3Dg@example.com'],
  ['what?!$*^`{|}@example.com', 'mailto:what%3F!$*%5E%60%7B%7C%7D@example.com'],
  ['taller@xn--espaa-rta.xn--p1ai', 'mailto:taller@xn--espaa-rta.xn--p1ai'],
])('%s is an email, with the mail address %s', (email, href) => {
  expect(emailSchema.parse(email.toUpperCase())).toBe(email);
  expect(mailtoHref(email)).toBe(href);
  expect(decodeURIComponent(new URL(href).pathname)).toBe(email);
});

test.each([
  '.a@example.com',
  'a.@example.com',
  'a..b@example.com',
  'a,b@example.com',
  'a@b@example.com',
  'a@example.c',
  'a@-b.com',
  'josé@example.com',
])('%s is not an email', (text) => {
  expect(emailSchema.safeParse(text).success).toBe(false);
});
