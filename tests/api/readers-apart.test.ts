import { randomUUID } from 'node:crypto';
import { errorCodes } from '@welding/domain/error-codes';
import { beforeAll, expect, test } from 'vitest';
import { mergeClients } from '../../functions/src/clients/merge-clients.ts';
import { toReaderNow } from '../../functions/src/messages/to-reader-now.ts';
import { findPaperLink } from '../../functions/src/papers/paper-links.ts';
import { invitationOf, mailsTo } from '../support/client-mails.ts';
import {
  changeTestClient,
  contactNamed,
  createTestCompany,
  newContact,
  officeActor,
  storedClient,
} from '../support/company.ts';
import { type DeskPeople, deskPeople } from '../support/desk.ts';
import { storedMail } from '../support/mails.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../support/sample.ts';
import { tokenOf } from '../support/token-of.ts';
import { callApi, callDesk } from './call-api.ts';
import { dayFromNow, moneyDesk } from './money.ts';
import { openLink } from './use-paper-link.ts';

let desk: DeskPeople;
beforeAll(async () => {
  desk = await deskPeople();
});
const office = moneyDesk(() => desk.tokens.office);

test('two readers each get their own mail, name, link and invitation', async () => {
  const client = await createTestCompany({ Ann: ['visits', 'invoices'], Bob: ['visits', 'invoices'] });
  const project = await createTestProject(client);
  await office.sendInvoice(await office.draftInvoice(project, 100));
  const visit = { clientId: client.id, projectId: project.id, title: 'Gate' };
  await callDesk(
    'POST',
    'appointments',
    { ...visit, scheduledDate: `${dayFromNow(40)}T15:00:00Z` },
    { bearer: desk.tokens.office, key: randomUUID() },
  );
  const stops = new Set<string>();
  for (const name of ['Ann', 'Bob']) {
    const { id, email = '' } = contactNamed(client, name);
    const mails = await mailsTo(email);
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['invoice', 'visit-booked']);
    for (const mail of mails) {
      expect(mail).toMatchObject({ person: id, to: email });
      expect(mail.text).toContain(`Hi ${name},`);
      stops.add(/mail-preferences#(\S+)/.exec(mail.text)?.[1] ?? mail.id);
    }
    const booked = mails.find(({ kind }) => kind === 'visit-booked');
    expect(booked && invitationOf(booked).to).toBe(`mailto:${email}`);
  }
  expect(stops.size).toBe(2);
});

test('an invitation names the reader’s email at the time of sending', async () => {
  const client = await createTestCompany({ Ann: ['visits'] });
  const visit = await createTestAppointment(client);
  await callDesk(
    'PATCH',
    `appointments/${visit.id}`,
    { scheduledDate: `${dayFromNow(41)}T15:00:00Z`, updatedAt: visit.updatedAt ?? null },
    { bearer: desk.tokens.office },
  );
  const [mail] = await mailsTo(contactNamed(client, 'Ann').email ?? '');
  if (!mail) throw new Error('Ann got no mail');
  const email = `a-much-longer-address-that-is-folded-over-two-lines-${client.id}@example.com`;
  await changeTestClient(client.id, { contacts: [{ ...contactNamed(client, 'Ann'), email }] });
  const sent = await toReaderNow(await storedMail(mail.id));
  expect(sent && invitationOf(sent).to).toBe(`mailto:${email}`);
});

test('a company without an email of its own gets estimates and invoices through its contacts', async () => {
  const client = await createTestCompany({ Ann: ['estimates'], Bea: ['invoices'] }, { email: '' });
  const project = await createTestProject(client);
  const estimate = await office.sendEstimate(await office.draftEstimate(project));
  expect(estimate.recipient).toMatchObject({ name: 'Prairie Fleet LLC', person: 'Ann Lee' });
  const invoice = await office.sendInvoice(await office.draftInvoice(project, 100));
  expect(invoice.recipient).toMatchObject({ person: 'Bea Lee', email: contactNamed(client, 'Bea').email });
  for (const [name, kind] of [
    ['Ann', 'estimate'],
    ['Bea', 'invoice'],
  ] as const)
    expect((await mailsTo(contactNamed(client, name).email ?? '')).map((mail) => mail.kind)).toEqual([kind]);
});

test('a payment link handed over by staff belongs to the client', async () => {
  const client = await createTestCompany({ Bea: ['invoices'] });
  const project = await createTestProject(client);
  await office.sendInvoice(await office.draftInvoice(project, 100));
  const { url } = (await office.call('POST', `projects/${project.id}/pay-link`, {})).json() as {
    url: string;
  };
  const token = tokenOf({ text: url }, 'i');
  expect((await findPaperLink(token))?.reader).toEqual({
    clientId: client.id,
    person: 'client',
    email: client.email,
  });
  expect((await openLink(token)).status).toBe(200);
});

test('a contact’s email never becomes the client’s own, by a change or a merge', async () => {
  const client = await createTestCompany({ Gina: ['gate'] });
  const { email = '' } = contactNamed(client, 'Gina');
  const patch = (json: object) =>
    callApi('PATCH', `/api/desk/clients/${client.id}`, {
      json: { updatedAt: client.updatedAt ?? null, ...json },
      bearer: desk.tokens.office,
      headers: { Accept: 'application/json' },
    });
  const own = { ...newContact('Al', ['gate'], 'own'), email: client.email };
  for (const json of [{ email }, { contacts: [own] }]) {
    const refused = await patch(json);
    expect([refused.status, refused.json()]).toMatchObject([409, { code: errorCodes.emailTaken }]);
  }

  const kept = await createTestCompany({}, { email: '' });
  const duplicate = await createTestClient();
  await changeTestClient(kept.id, {
    contacts: [{ ...newContact('Gus', ['gate'], 'x'), email: duplicate.email }],
  });
  await mergeClients(kept.id, duplicate.id, officeActor);
  const after = await storedClient(kept.id);
  expect(after.email).toBe('');
  expect(contactNamed(after, 'Gus')).toMatchObject({ email: duplicate.email, roles: ['gate'] });
});
