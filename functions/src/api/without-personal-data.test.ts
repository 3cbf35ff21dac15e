import { emailSchema } from '@welding/domain/email';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withoutPersonalData } from './without-personal-data.ts';

describe('a text for the log', () => {
  test.each([
    ['no entity clientEmails/casey@example.com here', 'no entity clientEmails/[e-mail] here'],
    ['GET /api/clients/casey%40example.com', 'GET /api/clients/[e-mail]'],
    ['"Casey+weld@Example.co.uk", twice', '[e-mail] twice'],
    ['call (312) 555-0111 now', 'call [phone] now'],
    ['call 312.555.0111', 'call [phone]'],
    ['call +1 312 555 0111', 'call +1 [phone]'],
  ])('%s becomes %s', (text, expected) => {
    expect(withoutPersonalData(text)).toBe(expected);
  });

  test('keeps what helps to find a failure', () => {
    const stack = 'TypeError: x is not a function\n    at answer (file:///workspace/index.js:12:3456)\n';
    expect(withoutPersonalData(stack)).toBe(stack);
  });

  test('holds no e-mail, wherever it stood', () => {
    fc.assert(
      fc.property(fc.emailAddress({ size: 'small' }), (email) => {
        fc.pre(emailSchema.safeParse(email).success);
        expect(withoutPersonalData(`Document projects/p/clientEmails/${email} exists`)).not.toContain(email);
      }),
    );
  });
});
