import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { business } from './business.ts';
import { digitsOfPhone, isPhone, phoneText, readPhone, smsHref, telHref } from './phone.ts';

describe('a phone number', () => {
  test.each([
    ['7735550177', '(773) 555-0177'],
    ['+1 773.555.0177', '(773) 555-0177'],
    ['(773) 555-0177', '(773) 555-0177'],
    ['773-555-0177x204', '(773) 555-0177 ext. 204'],
    ['773-555-0177 / 312-555-0148', '773-555-0177 / 312-555-0148'],
    ['1-800-WELD-NOW', '1-800-WELD-NOW'],
    ['(773) 555-0177 Maria', '(773) 555-0177 Maria'],
    ['+52 55 1234 5678', '+52 55 1234 5678'],
    ['555-0148', '555-0148'],
    ['', ''],
  ])('%j is read as %s', (phone, text) => {
    expect(phoneText(phone)).toBe(text);
  });

  test.each([
    ['(312) 555-0148', 'tel:+13125550148'],
    ['312.555.0148', 'tel:+13125550148'],
    ['312–555–0148', 'tel:+13125550148'],
    ['1 312 555 0148', 'tel:+13125550148'],
    ['+1 (312) 555-0148', 'tel:+13125550148'],
    ['011 1 312 555 0148', 'tel:+13125550148'],
    ['\u202a+1 (312) 555‑0148\u202c', 'tel:+13125550148'],
    ['３１２ ５５５ ０１４８', 'tel:+13125550148'],
    ['(312) 555-0148 ext. 204', 'tel:+13125550148;ext=204'],
    ['(312) 555-0148 Extensión: 204', 'tel:+13125550148;ext=204'],
    ['312-555-0148x204', 'tel:+13125550148;ext=204'],
    ['312-555-0148 (x 204)', 'tel:+13125550148;ext=204'],
    ['+1-312-555-0148;ext=204', 'tel:+13125550148;ext=204'],
    ['3125550148,,204', 'tel:+13125550148;ext=204'],
    ['312-555-0148 #204', 'tel:+13125550148;ext=204'],
    ['1-800-WELD-NOW', 'tel:+18009353669'],
    ['(800) weld-now ext 5', 'tel:+18009353669;ext=5'],
    ['1-800-GO-WELDING', 'tel:+18004693534'],
    ['1-800-555-WELD', 'tel:+18005559353'],
    ['Cell: (312) 555-0148', 'tel:+13125550148'],
    ['(312) 555-0148 Maria', 'tel:+13125550148'],
    ['312-555-0148 / 773-555-0177', 'tel:+13125550148'],
    ['312-555-0148, 773-555-0177', 'tel:+13125550148'],
    ['312-555-0148 or 9', 'tel:+13125550148'],
    ['+52 55 1234 5678', 'tel:+525512345678'],
    ['011 52 55 1234 5678', 'tel:+525512345678'],
    ['+44 (20) 7946 0018 x7', 'tel:+442079460018;ext=7'],
    ['555-0148', 'tel:5550148'],
  ])('%j is dialed as %s, and texted without its extension', (phone, href) => {
    expect(telHref(phone)).toBe(href);
    expect(smsHref(phone)).toBe(href.replace('tel:', 'sms:').replace(/;.*/, ''));
  });

  test.each(['555-01', '(312)', '1-800-WELD-NOW', '\u202d312 555\u202c', '312-555-0148 x2'])(
    'includes %j',
    (typed) => {
      expect(isPhone(typed)).toBe(true);
    },
  );

  test.each([
    '12',
    'Weld',
    'Gate 204',
    '1850 W Fulton St',
    'Maria 312 555 0148',
    '800 Weldon Road',
    'E-1003',
  ])('excludes %j', (typed) => {
    expect(isPhone(typed)).toBe(false);
  });

  test('is searched by its digits', () => {
    expect(
      ['1-800-WELD-NOW', '(312) 555-0148 ext. 204', '555-01', '1 312 555 0148'].map(digitsOfPhone),
    ).toEqual(['8009353669', '3125550148', '55501', '3125550148']);
  });

  test('is equal in every spelling', () => {
    const digits = fc.stringMatching(/^[2-9]\d{9}$/);
    const mark = fc.constantFrom('', ' ', '-', '.', '\u2011', '\u200e', '\u00a0');
    const before = fc.constantFrom('', '1', '+1', '+1 ', '\u202a1-');
    const end = fc.constantFrom('', ' ext. 204', 'x204', ';ext=204', ' Ext:204');
    fc.assert(
      fc.property(digits, mark, before, end, (national, by, first, last) => {
        const [, area = '', middle = '', rest = ''] = /^(...)(...)(....)$/.exec(national) ?? [];
        for (const code of [area, `(${area})`]) {
          const read = readPhone(`${first}${code}${by}${middle}${by}${rest}${last}`);
          expect(read.national).toBe(national);
          expect(read.extension).toBe(last === '' ? undefined : '204');
        }
      }),
    );
  });
});

test('the business’s numbers can be dialed from anywhere', () => {
  for (const phone of [business.phone, business.emergencyPhone])
    expect(telHref(phone)).toBe(`tel:+1${phone.replace(/\D/g, '')}`);
});
