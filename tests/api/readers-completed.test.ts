import { beforeAll, describe, expect, test } from 'vitest';
import { completeAllReaders } from '../../functions/src/clients/complete-readers.ts';
import { mergeClients } from '../../functions/src/clients/merge-clients.ts';
import { storePaperLink } from '../../functions/src/papers/paper-links.ts';
import { beforeWrite } from '../support/before-write.ts';
import { contactNamed, createTestCompany, officeActor, storedClient } from '../support/company.ts';
import { type DeskPeople, deskPeople } from '../support/desk.ts';
import { storedMail, storeTestMail } from '../support/mails.ts';
import { createTestProject } from '../support/sample.ts';
import { callDesk } from './call-api.ts';
import { moneyDesk } from './money.ts';
import { linkDocument } from './use-paper-link.ts';

let desk: DeskPeople;
beforeAll(async () => {
  desk = await deskPeople();
});
const office = moneyDesk(() => desk.tokens.office);

/** Fails right after the change is stored, before anything follows it. */
async function cutOff<Result>(act: () => Promise<Result>): Promise<Result> {
  const broken = beforeWrite(2, () => Promise.reject(new Error('broken off')));
  try {
    return await act();
  } finally {
    broken.stop();
  }
}

async function companyWithMail() {
  const client = await createTestCompany({ Ann: ['estimates'], Bob: ['estimates'] });
  const estimate = await office.sendEstimate(await office.draftEstimate(await createTestProject(client)));
  const { id: person, email: to = '' } = contactNamed(client, 'Ann');
  const of = { kind: 'estimate', clientId: client.id, person, to, estimateId: estimate.id } as const;
  const mail = await storeTestMail({ ...of, status: 'failed', failure: 'noSuchAddress', attempts: 1 });
  const reader = { clientId: client.id, person, email: to };
  const link = await storePaperLink({ kind: 'estimate', paperId: estimate.id, ...reader });
  return { client, person, to, mail, link };
}

describe.each<[string, (again: () => Promise<unknown>) => Promise<unknown>]>([
  ['the same request', (again) => again()],
  ['the next run', async () => expect(await completeAllReaders()).toBe(1)],
])('%s completes', (_name, complete) => {
  test('an interrupted removal of a contact', async () => {
    const { client, mail, link } = await companyWithMail();
    const { contacts = [], updatedAt = null } = client;
    const json = { updatedAt, contacts: contacts.filter(({ firstName }) => firstName !== 'Ann') };
    const patch = async () => {
      const answer = await callDesk('PATCH', `clients/${client.id}`, json, { bearer: desk.tokens.office });
      return answer.status;
    };
    expect(await cutOff(patch)).toBe(500);
    expect((await storedMail(mail.id)).status).toBe('failed');
    await complete(async () => expect(await patch()).toBe(200));
    expect(await storedMail(mail.id)).toMatchObject({ status: 'withdrawn', to: '' });
    expect((await (await linkDocument(link)).get()).get('email')).toBe('');
    const after = await storedClient(client.id);
    expect([after.contacts?.length, after.readersBefore]).toEqual([1, undefined]);
    expect(await completeAllReaders()).toBe(0);
  });

  test('an interrupted merge', async () => {
    const { client, to, mail } = await companyWithMail();
    const kept = await createTestCompany({});
    const merge = () => mergeClients(kept.id, client.id, officeActor);
    // A mail of an earlier release names no person.
    const earlier = await storeTestMail({
      ...{ kind: 'estimate', clientId: client.id, to, estimateId: mail.estimateId },
      ...{ status: 'failed', failure: 'noSuchAddress', attempts: 1 },
    });
    await expect(cutOff(merge)).rejects.toThrow('broken off');
    expect((await storedMail(earlier.id)).person).toBeUndefined();
    await complete(merge);
    expect(await storedMail(earlier.id)).toMatchObject({ clientId: kept.id, person: mail.person, to });
    expect((await storedClient(kept.id)).readersBefore).toBeUndefined();
  });
});
