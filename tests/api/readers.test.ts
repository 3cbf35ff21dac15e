import type { Client } from '@welding/domain/entities/client';
import { errorCodes } from '@welding/domain/error-codes';
import { beforeAll, describe, expect, test } from 'vitest';
import { eraseClient } from '../../functions/src/clients/erase-client.ts';
import { mergeClients } from '../../functions/src/clients/merge-clients.ts';
import { toReaderNow } from '../../functions/src/messages/to-reader-now.ts';
import { storePaperLink } from '../../functions/src/papers/paper-links.ts';
import { mailsTo } from '../support/client-mails.ts';
import {
  changeTestClient,
  contactNamed,
  createTestCompany,
  newContact,
  officeActor,
} from '../support/company.ts';
import { type DeskPeople, deskPeople } from '../support/desk.ts';
import { changeStoredMail, storedMail, storeTestMail } from '../support/mails.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { callApi, callDesk } from './call-api.ts';
import { moneyDesk } from './money.ts';
import { byLink, linkDocument, openLink, typedName } from './use-paper-link.ts';

let desk: DeskPeople;
beforeAll(async () => {
  desk = await deskPeople();
});
const office = moneyDesk(() => desk.tokens.office);

const codeOf = async (answer: ReturnType<typeof callApi>) => {
  const { status, text } = await answer;
  return [status, (JSON.parse(text) as { code?: string }).code];
};
const others = (client: Client, name: string) =>
  (client.contacts ?? []).filter(({ firstName }) => firstName !== name);
const withAnn = (client: Client, fields: object) => {
  const { id, firstName, lastName, email, roles } = contactNamed(client, 'Ann');
  return [...others(client, 'Ann'), { id, firstName, lastName, email, roles, ...fields }];
};

/** What may happen to Ann, who reads the company's estimates beside Bob. */
const changes: Readonly<Record<string, (client: Client) => Promise<unknown>>> = {
  removed: (client) => changeTestClient(client.id, { contacts: others(client, 'Ann') }),
  'without her role': (client) =>
    changeTestClient(client.id, { contacts: withAnn(client, { roles: ['gate'] }) }),
  'given another email': (client) =>
    changeTestClient(client.id, { contacts: withAnn(client, { email: `new-${client.id}@example.com` }) }),
  'merged with the company into another': async (client) => {
    const kept = await createTestCompany({});
    return await mergeClients(kept.id, client.id, officeActor);
  },
  'merged into another whose contact she is without a role': async (client) => {
    const kept = await createTestCompany({});
    const ann = { ...newContact('Ann', [], 'x'), email: contactNamed(client, 'Ann').email };
    await changeTestClient(client.id, { contacts: others(client, 'Ann') });
    await changeTestClient(kept.id, { contacts: [ann] });
    return await mergeClients(kept.id, client.id, officeActor);
  },
  erased: (client) => eraseClient(client.id, officeActor),
  stopped: (client) => changeTestClient(client.id, { stopped: [contactNamed(client, 'Ann').id] }),
};

type Expected = {
  /** The status and address of Ann's mail that waits, and that failed. */
  readonly open: readonly ['queued' | 'failed' | 'withdrawn', 'old' | 'new' | 'gone'] | 'deleted';
  readonly sentTo: 'old' | '' | 'deleted';
  readonly link: 200 | 410 | 404;
};
const stays: Expected = { open: ['queued', 'old'], sentTo: 'old', link: 200 };
const outcomes: Readonly<Record<keyof typeof changes, Expected>> = {
  removed: { open: ['withdrawn', 'gone'], sentTo: '', link: 410 },
  'without her role': { open: ['withdrawn', 'old'], sentTo: 'old', link: 410 },
  'given another email': { open: ['queued', 'new'], sentTo: '', link: 410 },
  'merged with the company into another': stays,
  'merged into another whose contact she is without a role': {
    open: ['withdrawn', 'gone'],
    sentTo: '',
    link: 410,
  },
  // The estimate, which no one signed, is deleted, too.
  erased: { open: 'deleted', sentTo: 'deleted', link: 404 },
  stopped: stays,
};

async function companyWithMails() {
  const client = await createTestCompany({ Ann: ['estimates'], Bob: ['estimates'] });
  const project = await createTestProject(client);
  const estimate = await office.sendEstimate(await office.draftEstimate(project));
  const mailOf = async (name: string) => {
    const { id, email = '' } = contactNamed(client, name);
    const [mail] = (await mailsTo(email)).filter(({ kind }) => kind === 'estimate');
    if (!mail) throw new Error(`${name} got no estimate`);
    expect(mail.person).toBe(id);
    return mail;
  };
  const linkOf = async (name: string) => {
    const { id: person, email = '' } = contactNamed(client, name);
    return await storePaperLink({
      ...{ kind: 'estimate', paperId: estimate.id, clientId: client.id },
      ...{ person, email },
    });
  };
  return { client, estimate, mailOf, linkOf };
}

describe.each(Object.keys(changes))('when a contact is %s', (name) => {
  const { open, sentTo, link } = outcomes[name] ?? stays;
  const change = changes[name] ?? (() => Promise.reject(new Error(name)));

  test('their mails and links change accordingly, and other contacts keep theirs', async () => {
    const { client, estimate, mailOf, linkOf } = await companyWithMails();
    const [waiting, bobs, annsLink, bobsLink] = await Promise.all([
      mailOf('Ann'),
      mailOf('Bob'),
      linkOf('Ann'),
      linkOf('Bob'),
    ]);
    const { id: person, email: old = '' } = contactNamed(client, 'Ann');
    const of = { kind: 'estimate', clientId: client.id, person, to: old, estimateId: estimate.id } as const;
    const [failed, sent] = await Promise.all([
      storeTestMail({ ...of, status: 'failed', failure: 'noSuchAddress', attempts: 1 }),
      storeTestMail({ ...of, status: 'sent', sentAt: new Date().toISOString() }),
    ]);
    await change(client);

    const addresses = { old, new: `new-${client.id}@example.com`, gone: '' };
    const found = async (id: string) => await storedMail(id).catch(() => undefined);
    if (open === 'deleted') {
      expect([await found(waiting.id), await found(failed.id), await found(sent.id)]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
    } else {
      const [status, to] = open;
      expect(await found(waiting.id)).toMatchObject({ status, to: addresses[to] });
      const failedNow = status === 'queued' ? 'failed' : status;
      expect(await found(failed.id)).toMatchObject({ status: failedNow, to: addresses[to] });
      expect(await found(sent.id)).toMatchObject({ status: 'sent', to: sentTo === 'old' ? old : '' });
      expect(await toReaderNow(await storedMail(waiting.id)).then((mail) => mail?.to)).toBe(
        status === 'queued' ? addresses[to] : undefined,
      );
      expect((await found(bobs.id))?.status).toBe('queued');
      expect((await found(bobs.id))?.to).toBe(contactNamed(client, 'Bob').email);
    }
    expect((await openLink(annsLink)).status).toBe(link);
    if (link === 410) expect(await codeOf(jsonLink(annsLink))).toEqual([410, errorCodes.linkEnded]);
    expect((await openLink(bobsLink)).status).toBe(open === 'deleted' ? 404 : 200);
  });
});

const jsonLink = (token: string) =>
  callApi('POST', '/api/paper-links', { json: { token }, headers: { Accept: 'application/json' } });

test('an ended link cannot answer, download or pay', async () => {
  const { client, estimate, linkOf } = await companyWithMails();
  const token = await linkOf('Ann');
  await changeTestClient(client.id, { contacts: others(client, 'Ann') });
  const path = `/api/estimates/${estimate.id}`;
  const pay = { amount: 100, projectId: estimate.projectId, clientId: '', estimateId: estimate.id };
  const uses = [
    await byLink('POST', `${path}/approve`, token, typedName),
    await byLink('POST', `${path}/decline`, token, {}),
    await byLink('POST', `${path}/question`, token, { text: 'Still good?' }),
    await byLink('POST', `${path}/seen`, token, {}),
    await byLink('GET', `${path}.pdf`, token),
    await byLink('GET', `${path}/receipt.pdf`, token),
    await byLink('POST', '/api/create-payment-intent', token, pay),
  ];
  expect(uses.map(({ status }) => status)).toEqual(uses.map(() => 410));
  expect((await (await linkDocument(token)).get()).get('email')).toBe('');
});

test('restoring a role restores its mail and link', async () => {
  const { client, mailOf, linkOf } = await companyWithMails();
  const [mail, token] = await Promise.all([mailOf('Ann'), linkOf('Ann')]);
  await changeTestClient(client.id, { contacts: withAnn(client, { roles: [] }) });
  expect((await storedMail(mail.id)).status).toBe('withdrawn');
  await changeTestClient(client.id, { contacts: withAnn(client, { roles: ['estimates'] }) });
  expect(await storedMail(mail.id)).toMatchObject({ status: 'queued', attempts: 0 });
  expect((await storedMail(mail.id)).failure).toBeUndefined();
  expect((await openLink(token)).status).toBe(200);
});

test('the client’s new email receives waiting and failed mails, and links of the old one end', async () => {
  const client = await createTestClient();
  const project = await createTestProject(client);
  const estimate = await office.sendEstimate(await office.draftEstimate(project));
  const [waiting] = await mailsTo(client.email);
  if (!waiting) throw new Error('The client got no estimate');
  const link = { kind: 'estimate', paperId: estimate.id } as const;
  const [token, unnamed] = await Promise.all([
    storePaperLink({ ...link, clientId: client.id, person: 'client', email: client.email }),
    storePaperLink(link),
  ]);
  for (const each of [token, unnamed]) expect((await openLink(each)).status).toBe(200);
  await changeStoredMail(waiting.id, { status: 'failed', failure: 'noSuchAddress' });
  const email = `new-${client.id}@example.com`;
  await changeTestClient(client.id, { email });
  expect(await storedMail(waiting.id)).toMatchObject({ status: 'failed', to: email });
  for (const each of [token, unnamed])
    expect(await codeOf(jsonLink(each))).toEqual([410, errorCodes.linkEnded]);
  const again = await callDesk('POST', `mails/${waiting.id}/send-again`, undefined, {
    bearer: desk.tokens.office,
  });
  expect(again.json()).toMatchObject({ status: 'queued', to: email });
});

test('a link of an earlier release, which names no reader, does not belong to a contact', async () => {
  const { estimate } = await companyWithMails();
  const token = await storePaperLink({ kind: 'estimate', paperId: estimate.id });
  expect(await codeOf(jsonLink(token))).toEqual([410, errorCodes.linkEnded]);
});

test('a mail of an earlier release to two contacts keeps the remaining one', async () => {
  const client = await createTestCompany({ Ann: ['invoices'], Bob: ['invoices'] });
  const [ann, bob] = ['Ann', 'Bob'].map((name) => contactNamed(client, name));
  const mail = await storeTestMail({
    kind: 'invoice',
    clientId: client.id,
    to: `${ann?.email}, ${bob?.email}`,
  });
  const moved = `bob-${client.id}@example.com`;
  const left = others(client, 'Ann').map((contact) => ({ ...contact, email: moved }));
  await changeTestClient(client.id, { contacts: left });
  expect(await storedMail(mail.id)).toMatchObject({ status: 'queued', to: moved, person: bob?.id });
});

test('a failed mail to a removed reader cannot be sent again', async () => {
  const client = await createTestCompany({ Ann: ['estimates'] });
  const { email = '' } = contactNamed(client, 'Ann');
  const of = { kind: 'estimate', clientId: client.id, person: 'removed', to: email } as const;
  const mail = await storeTestMail({ ...of, status: 'failed', failure: 'noSuchAddress' });
  const again = callDesk('POST', `mails/${mail.id}/send-again`, undefined, { bearer: desk.tokens.office });
  expect((await again).status).toBe(409);
});
