import { describe, expect, test } from 'vitest';
import { codeMessages, codeRequestSchema, verificationSchema } from './login-code.ts';

const messageOf = (body: unknown) => verificationSchema.safeParse(body).error?.issues[0]?.message;

describe('a sign-in by code', () => {
  test.each(['012345', '012 345', ' 012-345 ', '0 1 2 3 4 5'])('accepts the code %j', (code) => {
    expect(verificationSchema.parse({ code })).toEqual({ code: '012345' });
    expect(verificationSchema.parse({ email: ' Casey@Example.com', code })).toEqual({
      email: 'casey@example.com',
      code: '012345',
    });
  });

  test.each(['', '12345', '1234567', '12345a', '１２３４５６', 123456, null, '1'.repeat(10_000)])(
    'refuses the code %j',
    (code) => {
      expect(messageOf({ code })).toBe(codeMessages.malformed);
    },
  );

  test('accepts the token of a link, without any other field', () => {
    expect(verificationSchema.parse({ token: 'abc' })).toEqual({ token: 'abc' });
    for (const besides of [{ code: '123456' }, { email: 'casey@example.com' }]) {
      expect(messageOf({ token: 'abc', ...besides })).toBe(codeMessages.malformed);
    }
    expect(messageOf({ token: 'x'.repeat(201) })).toBe(codeMessages.wrongLink);
  });

  test('refuses empty bodies and unknown fields', () => {
    expect(messageOf({})).toBe(codeMessages.malformed);
    expect(messageOf({ email: 'casey@example.com' })).toBe(codeMessages.malformed);
    expect(messageOf({ code: '123456', keep: true })).toBe('Unknown field: keep');
    expect(messageOf([])).toBe('The request body must be a JSON object');
  });
});

test('a code request has an email, or none for a signed-in person', () => {
  expect(codeRequestSchema.parse({ email: ' Casey@Example.com ' })).toEqual({ email: 'casey@example.com' });
  expect(codeRequestSchema.parse({})).toEqual({});
  expect(codeRequestSchema.safeParse({ email: 'casey' }).success).toBe(false);
});
