import { expect, test } from 'vitest';
import { detailsForm, type MyDetails, myDetailsFormSchema } from './my-details.ts';

const stored: MyDetails = {
  firstName: 'Robin',
  lastName: 'Example',
  email: 'robin@example.com',
  phone: '(312) 555-0100',
  address: '',
  updatedAt: '2026-11-25T12:00:00.000Z',
};

test('stored details fill the form, with language and version', () => {
  for (const language of ['en', 'es'] as const) {
    const details: MyDetails = { ...stored, language, pendingEmail: 'new@example.com' };
    expect(myDetailsFormSchema.parse(detailsForm(details))).toMatchObject({ firstName: 'Robin', language });
  }
  expect(detailsForm(stored).language).toBe('en');
});
