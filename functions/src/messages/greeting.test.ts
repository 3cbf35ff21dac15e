import { expect, test } from 'vitest';
import { greeting } from './visit-words.ts';

test.each(['Casey', ' José María ', 'O’Neil', "D'Arcy", 'Anne-Marie', 'Łukasz', 'আয়েশা'])(
  '%s is greeted by name',
  (name) => {
    expect(greeting(name)).toBe(`Hi ${name.trim()},`);
  },
);

test.each([
  '',
  'evil.example',
  'Win $100',
  'a@b',
  'https://x',
  'Call 555-0100',
  'x'.repeat(41),
  'Two\nlines',
  'Your account is blocked',
  'Call us now',
])('%j is no name', (name) => {
  expect(greeting(name)).toBe('Hello,');
});
