import { expect, test } from 'vitest';
import { textLimits } from '../values/limits.ts';
import type { Known } from './clients-alike.ts';
import { cutNumberIn, readPhones } from './import-cells.ts';
import { planClients } from './plan-clients.ts';

test.each([
  ['3.13E+09', '3.13E+09'],
  ['312-555-0100; 3,12556E+9', '3,12556E+9'],
  ['Phone:3.12556E+09', '3.12556E+09'],
  ['312-555-0100', undefined],
  ['312-555-0100 ext 4', undefined],
])('in %j a spreadsheet has cut %j', (text, cut) => {
  expect(cutNumberIn(text)).toBe(cut);
  expect(readPhones(text).values.some((value) => cutNumberIn(value))).toBe(false);
});

test.each([
  ['call wife 815-555-0145', ['815-555-0145'], 'call wife 815-555-0145'],
  ['815-555-0145 (wife, evenings)', ['815-555-0145'], '815-555-0145 (wife, evenings)'],
  ['ask for Bo 815.555.0145 ext. 4', ['815.555.0145 ext. 4'], 'ask for Bo 815.555.0145 ext. 4'],
  ["'+1 815 555 0139", ['+1 815 555 0139'], ''],
  ["'815-555-0139", ['815-555-0139'], ''],
  ['cell: (815) 555-0139', ['(815) 555-0139'], ''],
  ['1-800-WELD-NOW', ['1-800-WELD-NOW'], ''],
  ['+52 55 1234 5678', ['+52 55 1234 5678'], ''],
  ['call the office', [], 'call the office'],
])('of the phone %j the number is taken, and words are kept', (text, values, unread) => {
  expect(readPhones(text)).toEqual({ values, unread });
});

test('a number that was cut costs the row only without another one', () => {
  const [only, beside] = planClients(
    [
      { name: 'Bea Novak', phone: '3.13E+09' },
      { name: 'Al Roe', phone: '3.13E+09; 312-555-0100' },
    ],
    [],
  );
  expect(only).toMatchObject({ does: 'skip', code: 'number_cut' });
  expect(beside).toMatchObject({
    does: 'create',
    why: expect.stringContaining('Excel has cut this number: 3.13E+09'),
    made: { phone: '312-555-0100', note: 'Phone: 3.13E+09' },
  });
});

test.each(['Kelly Steel, Inc.', 'Bea Novak'])(
  'a job that a list has below its customer %s is no client',
  (name) => {
    const rows = [{ name }, { name: `${name}:Dock plate` }, { name: 'Al Roe:Rail' }];
    const [, job, other] = planClients(rows, []);
    const why = `“Dock plate” is a job of ${name}, and no client. Import it with the jobs`;
    expect(job).toMatchObject({ does: 'skip', why });
    expect(other).toMatchObject({ does: 'create' });
  },
);

const dana: Known = {
  ...{ id: 'dana', firstName: 'Dana', lastName: 'Quill', email: 'dana@example.com', phone: '815-555-0111' },
  ...{ address: '9 Mill Rd, Joliet, IL 60432', note: 'Gate code: 4411' },
};
const sameDana = { name: 'Dana Quill', email: 'dana@example.com', phone: '(815) 555-0111' };

test('a row of a client who is here adds what the client lacks to the note', () => {
  const address = '12 Dock St, Chicago, IL 60605';
  const phone = '815-555-0111; 815-555-0199';
  const [row] = planClients([{ ...sameDana, address, phone, note: 'Gate code: 5500\nDog' }], [dana]);
  const line = `Address: ${address}. Phone: 815-555-0199. Gate code: 5500. Dog`;
  expect(row).toEqual({
    ...{ does: 'join', isNoted: true, name: 'Dana Quill' },
    why: `Already here: Dana Quill has this email. Goes into the note: ${line}`,
    made: { addsTo: 'dana', line },
  });
});

test('a row that says nothing new of a client who is here adds nothing', () => {
  const { address, note } = dana;
  const [row] = planClients([{ ...sameDana, ...(address && { address }), ...(note && { note }) }], [dana]);
  expect(row).toEqual({ does: 'join', name: 'Dana Quill', why: 'Already here: Dana Quill has this email' });
});

test('two rows of one client are told once, and one without room says so', () => {
  const [once, again] = planClients(
    [
      { ...sameDana, note: 'Dog' },
      { ...sameDana, note: 'Dog' },
    ],
    [dana],
  );
  expect(once).toMatchObject({ made: { line: 'Dog' } });
  expect(again?.made).toBeUndefined();
  const full = { ...dana, note: 'x'.repeat(textLimits.text) };
  const [row] = planClients([{ ...sameDana, note: 'Dog' }], [full]);
  expect(row?.made).toBeUndefined();
  expect(row?.why).toContain('No room in the note for: Dog');
});

test('a row that joins an earlier row adds to the new client', () => {
  const [first, second] = planClients([sameDana, { ...sameDana, note: 'Dog', dueDays: 'Net 30' }], []);
  expect(first).toMatchObject({ does: 'create', made: { note: 'Pays within 30 days. Dog' } });
  expect(second).toMatchObject({ does: 'join', why: expect.stringContaining('Dog') });
  expect(second?.made).toBeUndefined();
});

test('a contact of a company adds to the note of the company', () => {
  const bea = { firstName: 'Bea', lastName: 'Novak', email: 'bea@kelly.example' };
  const kelly = {
    ...dana,
    id: 'kelly',
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    company: 'Kelly Steel',
  };
  const rows = [{ name: 'Bea Novak', email: 'bea@kelly.example', phone: '312-555-0120' }];
  const [row] = planClients(rows, [{ ...kelly, contacts: [bea] }]);
  expect(row).toMatchObject({
    does: 'join',
    made: { addsTo: 'kelly', line: 'Bea Novak: Phone: 312-555-0120' },
  });
});

test('another name at the email of a client is kept', () => {
  const [row] = planClients([{ name: 'Sue Miller', email: 'dana@example.com' }], [dana]);
  expect(row).toMatchObject({ does: 'join', made: { line: 'Name: Sue Miller' } });
});
