import { emailSchema } from '@welding/domain/values/email';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documentIdOf } from '#clients/clients.ts';
import { withoutPersonalData } from '#without-personal-data.ts';

describe('a text for the log', () => {
  test.each([
    ['no entity clientEmails/casey@example.com here', 'no entity clientEmails/[email] here'],
    ['GET /api/clients/casey%40example.com', 'GET /api/clients/[email]'],
    ['"Casey+weld@Example.co.uk", twice', '[email] twice'],
    ['call (312) 555-0111 now', 'call [phone] now'],
    ['call 312.555.0111', 'call [phone]'],
    ['call +1 312 555 0111', 'call +1 [phone]'],
  ])('%s becomes %s', (text, expected) => {
    expect(withoutPersonalData(text)).toBe(expected);
  });

  test('keeps details that help to find a failure', () => {
    const stack = 'TypeError: x is not a function\n    at answer (file:///workspace/index.js:12:3456)\n';
    expect(withoutPersonalData(stack)).toBe(stack);
  });

  test('contains no email from a document path', () => {
    fc.assert(
      fc.property(fc.emailAddress({ size: 'small' }), (email) => {
        fc.pre(emailSchema.safeParse(email).success);
        const id = documentIdOf(email);
        expect(withoutPersonalData(`Document projects/p/clientEmails/${id} exists`)).not.toContain(id);
      }),
    );
  });

  test('matches a plain search for emails and phone numbers', () => {
    const plain = (text: string) =>
      text
        .replace(/[^\s/]+(@|%40)[^\s/]+/gi, '[email]')
        .replace(/\+?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}\b/g, '[phone]');
    const part = fc.constantFrom(
      'a',
      'é',
      '@',
      '%40',
      '%',
      '40',
      '/',
      ' ',
      '\n',
      '\u2028',
      '312',
      '555-0100',
      '😀',
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const text = parts.join('');
        expect(withoutPersonalData(text)).toBe(plain(text));
      }),
      { numRuns: 2_000 },
    );
  });

  // A search that restarts at each character would take a day.
  test.each(['x', '@', '%40', '1', 'x@', '%4'])(
    'is made of %s repeated for ten million characters',
    (part) => {
      expect(withoutPersonalData(part.repeat(10_000_000 / part.length)).length).toBeGreaterThan(0);
    },
  );
});
