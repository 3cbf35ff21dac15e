import { randomUUID } from 'node:crypto';
import type { Client, ContactRole } from '@welding/domain/entities/client';
import type { ClientChange } from '@welding/domain/entities/client-change';
import type { Mail } from '@welding/domain/entities/mail';
import { clientItself, emailOfPerson, recipientsOf } from '@welding/domain/entities/recipients';
import { errorCodes } from '@welding/domain/error-codes';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { mergeClients } from '../../functions/src/clients/merge-clients.ts';
import { toReaderNow } from '../../functions/src/messages/to-reader-now.ts';
import { openPaper } from '../../functions/src/papers/open-paper.ts';
import { storePaperLink } from '../../functions/src/papers/paper-links.ts';
import { isRefusal } from '../../functions/src/refusal.ts';
import { mailsTo } from '../support/client-mails.ts';
import {
  changeTestClient,
  createTestCompany,
  newContact,
  officeActor,
  storedClient,
} from '../support/company.ts';
import { type DeskPeople, deskPeople } from '../support/desk.ts';
import { storedMail } from '../support/mails.ts';
import { createTestProject } from '../support/sample.ts';
import { moneyDesk } from './money.ts';

let desk: DeskPeople;
beforeAll(async () => {
  desk = await deskPeople();
});
const office = moneyDesk(() => desk.tokens.office);

/** What one person was sent: a mail that still waits, and a link that was handed out. */
type Handed = {
  readonly person: string;
  readonly email: string;
  readonly mailId: string;
  readonly token: string;
};

const kinds = [
  'role',
  'email',
  'own-email',
  'remove',
  'add',
  'stop',
  'merge-in',
  'merge-into',
  'undo',
] as const;

type Step = {
  readonly kind: (typeof kinds)[number];
  readonly name: 'Ann' | 'Bob';
  /** Which of three emails. */
  readonly turn: number;
  /** Given rather than taken away; of a merge: known there. */
  readonly has: boolean;
};
const steps: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...kinds),
  name: fc.constantFrom('Ann', 'Bob'),
  turn: fc.nat({ max: 2 }),
  has: fc.boolean(),
});

const reading: readonly ContactRole[] = ['estimates'];
const newMark = () => randomUUID().slice(0, 8);

/**
 * Does the step where it is possible.
 * @param former the client before the last step, which `undo` restores
 * @returns the client that has the papers afterwards
 */
async function take({ kind, name, turn, has }: Step, clientId: string, former: Client): Promise<string> {
  const { contacts = [] } = await storedClient(clientId);
  const others = contacts.filter(({ firstName }) => firstName !== name);
  const one = contacts.find(({ firstName }) => firstName === name);
  const email = `${kind === 'email' ? name.toLowerCase() : 'own'}-${turn}-${clientId}@example.com`;
  const store = async (all: NonNullable<ClientChange['contacts']>) =>
    void (await changeTestClient(clientId, { contacts: all }));
  switch (kind) {
    case 'role':
      if (one) await store([...others, { ...one, roles: has ? [...reading] : ['gate'] }]);
      return clientId;
    case 'email':
      if (one) await store([...others, { ...one, email }]);
      return clientId;
    case 'own-email':
      await changeTestClient(clientId, { email });
      return clientId;
    case 'remove':
      await store(others);
      return clientId;
    case 'add':
      if (!one) await store([...others, newContact(name, reading, newMark())]);
      return clientId;
    case 'stop':
      if (one) await changeTestClient(clientId, { stopped: has ? [one.id] : [] });
      return clientId;
    case 'undo': {
      if (former.id !== clientId) return clientId;
      // A removed contact returns as a new one, whose former mails and links have ended.
      const known = new Set(contacts.map(({ id }) => id));
      const again = (former.contacts ?? []).map(({ id, ...rest }) =>
        known.has(id) ? { id, ...rest } : rest,
      );
      await changeTestClient(clientId, { email: former.email, contacts: again });
      return clientId;
    }
    case 'merge-in':
      await mergeClients(clientId, (await createTestCompany({ Cal: reading })).id, officeActor);
      return clientId;
    case 'merge-into': {
      const kept = await createTestCompany({ Dee: ['gate'] });
      // A person may be known there already, without a role.
      const known = { ...newContact(name, [], newMark()), email: one?.email };
      if (has && one) await changeTestClient(kept.id, { contacts: [known] });
      await mergeClients(kept.id, clientId, officeActor);
      return kept.id;
    }
  }
}

async function handOut(client: Client): Promise<Handed[]> {
  const project = await createTestProject(client);
  const estimate = await office.sendEstimate(await office.draftEstimate(project));
  const everyone = [...recipientsOf(client, 'estimates'), ...recipientsOf(client, 'account')];
  return await Promise.all(
    everyone.map(async ({ person, email }) => {
      const [mail] = (await mailsTo(email)).filter(({ kind }) => kind === 'estimate');
      const of = { clientId: client.id, person, email };
      const token = await storePaperLink({ kind: 'estimate', paperId: estimate.id, ...of });
      return { person, email, mailId: mail?.id ?? '', token };
    }),
  );
}

/** Expects every mail and link to reach a present reader or no one, and each present reader to have theirs. */
async function expectOnlyReaders(handed: readonly Handed[], clientId: string): Promise<void> {
  const client = await storedClient(clientId);
  const emails = new Set([client.email, ...recipientsOf(client, 'estimates').map(({ email }) => email)]);
  for (const { token, email, mailId } of handed) {
    const isOpened = await openPaper(token).then(
      () => true,
      (error: unknown) => {
        if (!isRefusal(error, errorCodes.linkEnded)) throw error;
        return false;
      },
    );
    // A link opens for a reader with the email it went to.
    if (isOpened) expect([...emails]).toContain(email);
    if (mailId === '') continue;
    const mail: Mail = await storedMail(mailId);
    const sent = mail.status === 'queued' ? await toReaderNow(mail) : undefined;
    if (sent) expect([...emails]).toContain(sent.to);
    // Who has the role now has the mail: waiting for exactly the current email.
    const reader =
      mail.person && recipientsOf(client, 'estimates').find(({ person }) => person === mail.person);
    if (reader) expect(sent?.to).toBe(reader.email);
    if (reader && reader.email === email) expect(isOpened).toBe(true);
    if (mail.person === clientItself) expect(sent?.to).toBe(emailOfPerson(client, clientItself));
  }
}

test('after random changes, merges, removals and undos, mails and links reach only their reader', {
  timeout: 180_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 1, maxLength: 6 }), async (taken) => {
      const client = await createTestCompany({ Ann: reading, Bob: reading });
      const handed = await handOut(client);
      let [clientId, former] = [client.id, client];
      await expectOnlyReaders(handed, clientId);
      for (const step of taken) {
        const now = await storedClient(clientId);
        clientId = await take(step, clientId, former);
        former = now;
        await expectOnlyReaders(handed, clientId);
      }
    }),
    { numRuns: 24, endOnFailure: true },
  );
});
