import { randomUUID } from 'node:crypto';
import type { Client } from '@welding/domain/entities/client';
import { mailPreferencesMessages } from '@welding/domain/entities/mail-preferences';
import { stoppedOf } from '@welding/domain/entities/recipients';
import { beforeEach, describe, expect, test } from 'vitest';
import { clients, findClient } from '../../functions/src/clients/clients.ts';
import { mergeClients } from '../../functions/src/clients/merge-clients.ts';
import { signMailPreferences } from '../../functions/src/messages/mail-links.ts';
import {
  changeTestClient,
  contactNamed,
  createTestCompany,
  officeActor,
  storedClient,
} from '../support/company.ts';
import { configureFunctions } from '../support/configure-functions.ts';
import { deskPeople, historyOf } from '../support/desk.ts';
import { createTestClient } from '../support/sample.ts';
import { stackAddresses } from '../support/stack.ts';
import { answerTo, callApi } from './call-api.ts';

const { hosting } = stackAddresses();
configureFunctions();

let client: Client;
let path: string;
beforeEach(async () => {
  client = await createTestClient();
  path = `/api/mail-preferences?token=${signMailPreferences(client.id)}`;
});

const reminders = async () => (await findClient(client.id))?.reminders;
const urlencoded = { type: 'application/x-www-form-urlencoded', raw: 'List-Unsubscribe=One-Click' };
const multipart = {
  type: 'multipart/form-data; boundary=x',
  raw: '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
};

describe('reminders', () => {
  test.each([
    ['the page', { json: { reminders: false } }],
    ['a mail program, urlencoded', urlencoded],
    ['a mail program, as multipart', multipart],
  ])('are stopped by %s, without a session, and the history names who', async (_name, sent) => {
    // A webmail server, or the reader's browser on its pages.
    const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://mail.example' };
    for (let times = 0; times < 2; times += 1) {
      const answer = await callApi('POST', path, { ...sent, headers });
      expect([answer.status, answer.json()]).toEqual([200, { reminders: false }]);
    }
    expect(await reminders()).toBe(false);
    expect(await historyOf(client.id)).toMatchObject([
      {
        action: 'changed',
        actor: { id: client.id, role: 'client' },
        changes: [{ field: 'reminders', to: false }],
      },
    ]);
  });

  test('are sent again when the client turns them on', async () => {
    await callApi('POST', path, urlencoded);
    const answer = await callApi('POST', path, { json: { reminders: true } });
    expect([answer.status, answer.json()]).toEqual([200, { reminders: true }]);
    expect(await reminders()).toBe(true);
  });

  test.each(['GET', 'HEAD'])('are not changed by %s, which opens the page', async (method) => {
    const answer = await fetch(`${hosting}${path}`, { method, redirect: 'manual' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(
      `${hosting}/mail-preferences#${signMailPreferences(client.id)}`,
    );
    expect(await findClient(client.id)).toEqual(client);
  });

  test('are chosen on a page in the client’s language, whatever the browser’s', async () => {
    await (await clients()).doc(client.id).update({ language: 'es' });
    const answer = await fetch(`${hosting}${path}`, {
      redirect: 'manual',
      headers: { 'Accept-Language': 'en-US' },
    });
    expect(answer.headers.get('location')).toBe(
      `${hosting}/es/mail-preferences#${signMailPreferences(client.id)}`,
    );
  });

  test.each([
    ['another field', { json: { reminders: false, all: true } }, 400, 'Unknown field: all'],
    ['no word of it', { json: {} }, 400, 'Reminders must be true or false'],
    ['another form', { ...urlencoded, raw: 'unsubscribe=yes' }, 400, mailPreferencesMessages.notOneClick],
    ['plain text', { type: 'text/plain', raw: 'stop' }, 415, 'Please send JSON'],
  ])('are not changed by a body of %s', async (_name, sent, status, text) => {
    expect(await answerTo(callApi('POST', path, sent))).toEqual([status, text]);
    expect(await reminders()).toBeUndefined();
  });
});

describe('a link', () => {
  const post = (token: string) =>
    callApi('POST', `/api/mail-preferences?token=${token}`, { json: { reminders: false } });
  const invalid = (status: number) => ({ status, text: mailPreferencesMessages.linkInvalid });

  test('with a forged signature is refused and changes nothing', async () => {
    const [, signature = ''] = signMailPreferences(client.id).split('.');
    const other = await createTestClient();
    for (const token of [
      client.id,
      `${client.id}.`,
      `${other.id}.${signature}`,
      `${signature}.${client.id}`,
    ]) {
      expect(await post(token)).toMatchObject(invalid(404));
    }
    expect(await post('')).toMatchObject(invalid(400));
    expect(await post('%0d%0aSet-Cookie:a=b')).toMatchObject(invalid(400));
    expect((await callApi('POST', '/api/mail-preferences', { json: { reminders: false } })).status).toBe(400);
    expect([await findClient(client.id), await findClient(other.id)]).toEqual([client, other]);
  });

  test('of a deleted client is refused', async () => {
    expect(await post(signMailPreferences(randomUUID()))).toMatchObject(invalid(404));
    await (await clients()).doc(client.id).update({ email: '', erasedAt: new Date().toISOString() });
    expect(await post(signMailPreferences(client.id))).toMatchObject(invalid(404));
  });

  test('of a merged client applies to the remaining one', async () => {
    const duplicate = await createTestClient();
    await (await clients()).doc(duplicate.id).update({ email: '', mergedInto: client.id });
    expect((await post(signMailPreferences(duplicate.id))).status).toBe(200);
    expect(await reminders()).toBe(false);
  });
});

describe('each person of a company has their own setting', () => {
  const stop = (token: string, wanted = false) =>
    callApi('POST', `/api/mail-preferences?token=${token}`, { json: { reminders: wanted } });
  const companyOf = async () => {
    const company = await createTestCompany({ Ann: ['visits'], Bob: ['visits'] });
    return { company, ann: contactNamed(company, 'Ann').id, bob: contactNamed(company, 'Bob').id };
  };
  const stopped = async (id: string) => stoppedOf(await storedClient(id));

  test('is stopped by the link of their own mail, and the history names them', async () => {
    const { company, ann } = await companyOf();
    expect((await stop(signMailPreferences(company.id, ann))).json()).toEqual({ reminders: false });
    expect(await stopped(company.id)).toEqual([ann]);
    expect((await storedClient(company.id)).reminders).toBeUndefined();
    expect((await historyOf(company.id)).at(-1)).toMatchObject({
      actor: { id: ann, name: 'Ann Lee', role: 'contact' },
      changes: [{ field: 'stopped' }],
    });
    await stop(signMailPreferences(company.id, ann), true);
    expect(await stopped(company.id)).toEqual([]);
  });

  test('a link of an earlier release, and its flag, stop mails to everyone', async () => {
    const { company, ann, bob } = await companyOf();
    await stop(signMailPreferences(company.id));
    expect(await stopped(company.id)).toEqual(['client', ann, bob]);
    await stop(signMailPreferences(company.id, bob), true);
    expect(await stopped(company.id)).toEqual(['client', ann]);
    const other = await companyOf();
    await (await clients()).doc(other.company.id).update({ reminders: false });
    expect(await stopped(other.company.id)).toEqual(['client', other.ann, other.bob]);
    await stop(signMailPreferences(other.company.id, 'client'), true);
    expect(await stopped(other.company.id)).toEqual([other.ann, other.bob]);
  });

  test('a link of a removed contact is refused, and the setting of a removed contact is deleted', async () => {
    const { company, ann, bob } = await companyOf();
    await changeTestClient(company.id, { stopped: [ann, bob] });
    const left = (company.contacts ?? []).filter(({ id }) => id !== ann);
    await changeTestClient(company.id, { contacts: left });
    expect(await stopped(company.id)).toEqual([bob]);
    expect((await stop(signMailPreferences(company.id, ann))).status).toBe(404);
  });

  test('a merge keeps who stopped, as the contact they become', async () => {
    const { company, ann } = await companyOf();
    const kept = await createTestCompany({});
    await changeTestClient(company.id, { stopped: ['client', ann] });
    const after = await mergeClients(kept.id, company.id, officeActor);
    const { id: own } = contactNamed(after, company.firstName);
    expect(new Set(stoppedOf(after))).toEqual(new Set([ann, own]));
    await stop(signMailPreferences(company.id, 'client'), true);
    expect(await stopped(kept.id)).toEqual([ann]);
  });

  test('the desk shows and changes each, also without a company email, and refuses unknown people', async () => {
    const company = await createTestCompany({ Ann: ['visits'] }, { email: '' });
    const { id: ann } = contactNamed(company, 'Ann');
    const { tokens } = await deskPeople();
    const patch = async (json: object) =>
      await callApi('PATCH', `/api/desk/clients/${company.id}`, {
        json: { updatedAt: (await storedClient(company.id)).updatedAt ?? null, ...json },
        bearer: tokens.office,
      });
    expect((await patch({ stopped: [ann] })).json()).toMatchObject({ stopped: [ann] });
    expect((await patch({ stopped: [] })).json()).toMatchObject({ stopped: [] });
    expect((await patch({ stopped: [randomUUID()] })).status).toBe(400);
    // As a desk loaded before sends it.
    expect((await patch({ reminders: false })).json()).toMatchObject({ reminders: false });
    expect(await stopped(company.id)).toContain(ann);
    await patch({ reminders: true });
    expect(await stopped(company.id)).toEqual([]);
  });
});
