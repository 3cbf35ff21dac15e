import { describe, expect, test } from 'vitest';
import { emailSchema } from '../values/email.ts';
import { loginFormSchema, newClientSchema } from './client.ts';

describe('an email', () => {
  test('is trimmed and put in lower case', () => {
    expect(emailSchema.parse('  Casey@Example.COM ')).toBe('casey@example.com');
  });

  test.each(['', 'casey', 'casey@example', '@example.com', 'a b@example.com', 7, null, undefined])(
    '%j is no email',
    (value) => {
      expect(emailSchema.safeParse(value).error?.issues[0]?.message).toBe('Valid email is required');
    },
  );

  test('has at most 254 characters', () => {
    const ofLength = (length: number) => `${'x'.repeat(length - '@example.com'.length)}@example.com`;
    expect(emailSchema.safeParse(ofLength(254)).success).toBe(true);
    expect(emailSchema.safeParse(ofLength(255)).success).toBe(false);
  });
});

describe('the sign-in form', () => {
  const valid = { email: 'casey@example.com', projectIdOrPhone: '1', keepSignedIn: true };

  test.each([
    [{ email: 'casey' }, 'Valid email is required'],
    [{ projectIdOrPhone: '' }, 'Project ID or phone number is required'],
    [{ projectIdOrPhone: '  ' }, 'Project ID or phone number is required'],
  ])('with %j is refused: %s', (changes, message) => {
    expect(loginFormSchema.safeParse({ ...valid, ...changes }).error?.issues[0]?.message).toBe(message);
  });

  test('takes any text as project or phone', () => {
    expect(loginFormSchema.safeParse(valid).success).toBe(true);
  });
});

test('a client needs names, email and phone; the address may be missing', () => {
  const client = {
    firstName: 'Casey',
    lastName: 'Morgan',
    email: 'casey@example.com',
    phone: '(312) 555-0111',
  };
  expect(newClientSchema.parse(client)).toEqual(client);
  for (const field of Object.keys(client)) {
    expect(newClientSchema.safeParse({ ...client, [field]: undefined }).success).toBe(false);
  }
});
