import { expect, test } from 'vitest';
import { composeMail } from './compose-mail.ts';

const mail = {
  id: 'receipt_pi_1',
  kind: 'receipt',
  to: 'casey@example.com',
  subject: 'Paid',
  text: 'Thanks',
} as const;

test('a mail is from the business, or from the address that may send for it, with answers to the business', () => {
  const own = composeMail(mail);
  expect(own.from).toEqual({ name: 'Lakeline Mobile Welding', address: 'info@lakelinewelding.example' });
  expect(own.replyTo).toBeUndefined();
  const other = composeMail(mail, 'mail@send.lakelinewelding.example');
  expect(other.from).toMatchObject({ address: 'mail@send.lakelinewelding.example' });
  expect(other.replyTo).toMatchObject({ address: 'info@lakelinewelding.example' });
  expect(other.messageId).toMatch(/@send\.lakelinewelding\.example>$/);
});

test('each copy of a mail has the same Message-ID, and another mail another, whatever its id is made of', () => {
  const idOf = (id: string) => composeMail({ ...mail, id }).messageId;
  expect(idOf('visit-moved_1_2026-11-22T15:00:00Z')).toBe(idOf('visit-moved_1_2026-11-22T15:00:00Z'));
  expect(idOf('visit-moved_1_2')).not.toBe(idOf('visit-moved_1_3'));
  expect(idOf('a b@c>')).toMatch(/^<[\w-]{43}@lakelinewelding\.example>$/);
});

test('it says that a machine wrote it, unless a person did', () => {
  expect(composeMail(mail).headers).toEqual({ 'Auto-Submitted': 'auto-generated' });
  expect(composeMail({ ...mail, kind: 'written' }).headers).toEqual({});
});
