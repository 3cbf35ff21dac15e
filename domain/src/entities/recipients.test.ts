import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type Client, type Contact, storedClientSchema } from './client.ts';
import { mailKinds } from './mail.ts';
import {
  partyOf,
  purposesOfMail,
  purposesOfPaper,
  readerNow,
  readersOfMail,
  recipientsOf,
  recipientsOfApproval,
  stoppedFields,
  stoppedOf,
} from './recipients.ts';

const contact = (id: string, roles: Contact['roles'], fields: Partial<Contact> = {}): Contact => ({
  ...{ id, firstName: id, lastName: 'Lee', email: `${id}@fleet.example`, roles },
  ...fields,
});
const company = (contacts: readonly Contact[] = [], fields: Partial<Client> = {}): Client => ({
  ...storedClientSchema.parse({ id: randomUUID(), firstName: 'Casey', lastName: 'Rivera' }),
  ...{ email: 'casey@fleet.example', company: 'Prairie Fleet LLC', language: 'es', contacts: [...contacts] },
  ...fields,
});
const persons = (...given: Parameters<typeof recipientsOf>) =>
  recipientsOf(...given).map(({ person }) => person);

describe('recipientsOf', () => {
  const ann = contact('ann', ['estimates', 'invoices']);
  const bob = contact('bob', ['invoices']);
  const gina = contact('gina', ['gate']);

  test('names each contact with the role, with their own name and email and the client’s language', () => {
    expect(recipientsOf(company([ann, bob]), 'invoices')).toEqual([
      { person: 'ann', name: 'ann Lee', firstName: 'ann', email: 'ann@fleet.example', language: 'es' },
      { person: 'bob', name: 'bob Lee', firstName: 'bob', email: 'bob@fleet.example', language: 'es' },
    ]);
  });

  test('names the client when no contact with an email has the role, and for account mails', () => {
    const client = { person: 'client', name: 'Casey Rivera', firstName: 'Casey' };
    expect(recipientsOf(company([ann, bob]), 'visits')).toMatchObject([client]);
    expect(recipientsOf(company([contact('al', ['visits'], { email: undefined })]), 'visits')).toMatchObject([
      client,
    ]);
    expect(recipientsOf(company([ann]), 'account')).toMatchObject([client]);
  });

  test('needs no email of the client where contacts have one', () => {
    expect(persons(company([ann], { email: '' }), 'estimates')).toEqual(['ann']);
    expect(persons(company([ann], { email: '' }), 'visits')).toEqual([]);
  });

  test('adds the contacts of another role, each reader once', () => {
    expect(persons(company([gina]), 'visits', 'gate')).toEqual(['client', 'gina']);
    expect(persons(company([ann, bob]), 'estimates', 'invoices')).toEqual(['ann', 'bob']);
    const same = contact('same', ['gate'], { email: 'casey@fleet.example' });
    expect(persons(company([same]), 'visits', 'gate')).toEqual(['client']);
  });

  test('is empty for a merged, erased or unknown client', () => {
    expect(persons(company([ann], { mergedInto: 'other' }), 'estimates')).toEqual([]);
    expect(persons(company([ann], { erasedAt: '2026-11-22T15:00:00.000Z' }), 'estimates')).toEqual([]);
    expect(persons(undefined, 'estimates')).toEqual([]);
  });
});

describe('readerNow', () => {
  const client = company([contact('ann', ['estimates']), contact('merged', [])]);

  test('is a contact with one of the roles, with the current email', () => {
    expect(readerNow(client, 'ann', ['estimates'])?.email).toBe('ann@fleet.example');
    expect(readerNow(client, 'ann', ['invoices'])).toBeUndefined();
    expect(readerNow(client, 'ann', ['invoices', 'estimates'])?.person).toBe('ann');
  });

  test('includes the client, but no stranger and no merged person without a role', () => {
    expect(readerNow(client, 'client', ['estimates'])?.email).toBe('casey@fleet.example');
    expect(readerNow(client, 'merged', ['estimates'])).toBeUndefined();
    expect(readerNow(client, 'removed', ['estimates'])).toBeUndefined();
    expect(readerNow(company([], { mergedInto: 'other' }), 'client', ['estimates'])).toBeUndefined();
  });
});

describe('readersOfMail', () => {
  const client = company([contact('ann', ['estimates']), contact('bob', ['estimates'])]);
  const emails = (mail: Parameters<typeof readersOfMail>[1]) =>
    readersOfMail(client, mail).map(({ email }) => email);

  test('names the mail’s person with the current email', () => {
    expect(emails({ kind: 'estimate', person: 'ann', to: 'an@fleet.example' })).toEqual([
      'ann@fleet.example',
    ]);
    expect(emails({ kind: 'estimate', person: 'gone', to: 'ann@fleet.example' })).toEqual([]);
  });

  test('reads the addresses of a mail that an earlier release stored without a person', () => {
    const to = 'ann@fleet.example, gone@fleet.example';
    expect(emails({ kind: 'estimate', person: undefined, to })).toEqual(['ann@fleet.example']);
    expect(emails({ kind: 'invoice', person: undefined, to })).toEqual([]);
  });
});

test.each(mailKinds)('a mail of the kind %s to clients names its readers', (kind) => {
  const toOthers = [
    'quote-received',
    'estimate-question',
    'code',
    'email-changed',
    'staff-password',
    'staff-news',
  ];
  expect(purposesOfMail[kind] === undefined).toBe(toOthers.includes(kind));
});

test('an approved estimate with a deposit also goes to the contacts who pay', () => {
  const client = company([contact('ann', ['estimates']), contact('bea', ['invoices'])]);
  const read = (depositAmount: number) =>
    recipientsOfApproval(client, { depositAmount }).map(({ person }) => person);
  expect([read(0), read(100)]).toEqual([['ann'], ['ann', 'bea']]);
  const linked = (status: 'sent' | 'approved', depositAmount: number) =>
    purposesOfPaper({ kind: 'estimate', paper: { status, depositAmount } });
  expect([linked('sent', 100), linked('approved', 0)]).toEqual([['estimates'], ['estimates']]);
  expect(linked('approved', 100)).toEqual(['estimates', 'invoices']);
});

test('a paper names the contacts for its kind or the company’s person, and an available email', () => {
  const contacts = [contact('ann', ['estimates']), contact('cal', ['estimates'], { email: undefined })];
  expect(partyOf(company(contacts), 'estimates')).toMatchObject({
    name: 'Prairie Fleet LLC',
    person: 'ann Lee and cal Lee',
    email: 'casey@fleet.example',
  });
  expect(partyOf(company(contacts), 'invoices').person).toBe('Casey Rivera');
  expect(partyOf(company(contacts, { email: '' }), 'estimates').email).toBe('ann@fleet.example');
});

test('stopping reminders applies to one person, and the old flag to all of them', () => {
  const contacts = [contact('ann', ['visits'])];
  expect(stoppedOf(company(contacts))).toEqual([]);
  expect(stoppedOf(company(contacts, { reminders: false }))).toEqual(['client', 'ann']);
  expect(stoppedOf(company(contacts, { reminders: false, stopped: ['ann'] }))).toEqual(['ann']);
  expect(stoppedFields(company(contacts), ['gone', 'ann'])).toEqual({
    stopped: ['ann'],
    reminders: undefined,
  });
  expect(stoppedFields(company(contacts), ['client'])).toEqual({ stopped: ['client'], reminders: false });
  expect(stoppedFields(company(contacts, { reminders: false }), [])).toEqual({
    stopped: [],
    reminders: true,
  });
});
