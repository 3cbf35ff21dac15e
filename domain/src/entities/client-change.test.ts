import { expect, test } from 'vitest';
import { clientFormSchema } from './client-change.ts';

const whole = {
  firstName: 'Jordan',
  lastName: 'Example',
  email: 'jordan@example.com',
  phone: '(630) 555-0177',
};
const imported = { ...whole, email: '' };

test('fields an imported client lacks may stay empty while another is corrected', () => {
  const corrected = { ...imported, phone: '(630) 555-0178', address: '' };
  expect(clientFormSchema(imported).safeParse(corrected).data).toMatchObject({ phone: '(630) 555-0178' });
  const noted = { ...imported, note: 'Gate code: 4411\nTwo dogs' };
  expect(clientFormSchema(imported).safeParse(noted).data).toMatchObject({ note: noted.note });
  expect(
    clientFormSchema({ ...whole, phone: '', lastName: '' }).safeParse({ ...whole, phone: '', lastName: '' })
      .success,
  ).toBe(true);
});

test('a filled field must be valid, and a stored one cannot be emptied', () => {
  expect(clientFormSchema(imported).safeParse({ ...imported, email: 'jordan@nowhere' }).success).toBe(false);
  expect(clientFormSchema(whole).safeParse({ ...whole, email: '' }).success).toBe(false);
  expect(clientFormSchema(imported).safeParse({ ...imported, phone: '' }).success).toBe(false);
});
