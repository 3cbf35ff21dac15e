import type { Client, EarlierPersons } from '@welding/domain/entities/client';
import { type Mail, storedMailFailure } from '@welding/domain/entities/mail';
import { emailOfPerson, goesToPerson, personsOf, readersOfMail } from '@welding/domain/entities/recipients';
import { mails } from '#messages/mails.ts';
import { retryConflicts } from '#store/conflicts.ts';
import { parseDocument } from '#store/documents.ts';
import type { DocumentReference } from '#store/firestore.ts';
import { mailsOfClient } from './client-documents.ts';
import { asRead } from './guard-client.ts';

type PersonsChange = {
  readonly before: EarlierPersons;
  readonly after: Client;
  /** The person that a person before has become, after a merge. */
  readonly personNow?: (person: string) => string;
};

/**
 * Lets a client's mails follow a change of its persons. What waits or failed goes to its reader's new email, or is withdrawn when
 * the reader is gone, and waits again when the reader is back. The record of a sent mail loses an email that the client and
 * its contacts no longer have.
 */
export async function followReaders(change: PersonsChange): Promise<void> {
  const { before, after } = change;
  const now = new Set(emailsOf(after));
  // A merge takes no email from anyone.
  const gone = before.id === after.id ? emailsOf(before).filter((email) => !now.has(email)) : [];
  for (const { ref } of await mailsOfClient(after.id)) {
    await retryConflicts(() => follow(ref, change, gone));
  }
}

async function follow(
  ref: DocumentReference<Mail>,
  change: PersonsChange,
  gone: readonly string[],
): Promise<void> {
  const stored = await ref.get();
  const mail = parseDocument(stored);
  // A mail to an earlier email, or to the address of a request, keeps it.
  if (!mail || !goesToPerson(mail)) return;
  const fields = { ...withoutGone(mail, change, gone), ...(isOpen(mail) && openFields(mail, change)) };
  if (Object.keys(fields).length === 0) return;
  await ref.update(await mails.encodeUpdate(fields), asRead(stored));
}

/** Whether a mail may still go out to its reader. */
function isOpen(mail: Mail): boolean {
  return mail.status === 'queued' || mail.status === 'failed' || isReaderGone(mail);
}

const readerGone = storedMailFailure({ kind: 'readerGone', reply: '' });

function isReaderGone({ status, failure }: Mail): boolean {
  return status === 'withdrawn' && failure === readerGone;
}

function openFields(mail: Mail, change: PersonsChange): Partial<Mail> {
  const readers = readersOfMail(change.after, mail.person === undefined ? named(mail, change) : mail);
  const [first, ...others] = readers;
  if (!first) {
    return isReaderGone(mail) ? {} : { status: 'withdrawn', failure: readerGone, leasedUntil: undefined };
  }
  const to = readers.map(({ email }) => email).join(', ');
  return {
    ...(to !== mail.to && { to }),
    ...(mail.person === undefined && others.length === 0 && { person: first.person }),
    ...(isReaderGone(mail) && {
      status: 'queued',
      failure: undefined,
      attempts: 0,
      dueAt: new Date().toISOString(),
    }),
  };
}

/** A mail of an earlier release with the present emails of the persons whose earlier emails it has. */
function named(mail: Mail, { before, after, personNow = (person) => person }: PersonsChange): Mail {
  const addresses = mail.to.split(', ');
  const present = addresses.filter((email) => !emailsOf(before).includes(email));
  const persons = personsOf(before).filter((person) => addresses.includes(emailOfPerson(before, person)));
  const moved = persons.map((person) => emailOfPerson(after, personNow(person)));
  return { ...mail, to: [...new Set([...present, ...moved])].filter(Boolean).join(', ') };
}

function withoutGone(
  { to, person, status }: Mail,
  { after }: PersonsChange,
  gone: readonly string[],
): Partial<Mail> {
  const left = to.split(', ').filter((email) => !gone.includes(email));
  const kept = left.join(', ');
  if (kept === to) return {};
  // An invitation names its reader, too. One that may still go out is addressed when it does.
  const isOver = status === 'sent' || status === 'dismissed' || !personsOf(after).includes(person ?? '');
  return { to: kept, ...(kept === '' && isOver && { calendar: undefined }) };
}

function emailsOf(client: Client | EarlierPersons): string[] {
  return personsOf(client).flatMap((person) => emailOfPerson(client, person) || []);
}
