import { expect, test } from 'vitest';
import { business } from './business.ts';
import { smsHref, telHref } from './phone.ts';

test.each([
  ['(312) 555-0148', 'tel:+13125550148'],
  ['312.555.0148', 'tel:+13125550148'],
  ['1 312 555 0148', 'tel:+13125550148'],
  ['+1 (312) 555-0148', 'tel:+13125550148'],
])('%s is dialled as %s', (phone, href) => {
  expect(telHref(phone)).toBe(href);
});

test("the business's own numbers can be dialled from anywhere", () => {
  for (const phone of [business.phone, business.emergencyPhone])
    expect(telHref(phone)).toMatch(/^tel:\+1\d{10}$/);
});

test('a text goes to the number that is called', () => {
  expect(smsHref('(312) 555-0148')).toBe('sms:+13125550148');
});
