import {
  type Mail,
  type MailFailureKind,
  type MailKind,
  mailIdFor,
  mailSchema,
  storedMailFailure,
} from '@welding/domain/entities/mail';
import type { Recipient } from '@welding/domain/entities/recipients';
import { writtenTo } from '#language.ts';
import { isAlreadyThere, isConflict } from '#store/conflicts.ts';
import { parseDocument, parseSnapshot } from '#store/documents.ts';
import { entityCollection } from '#store/entity-collection.ts';
import { type Batch, type DocumentSnapshot, newBatch, type Timestamp } from '#store/firestore.ts';
import { declareQuery, findByIds, pagesOfQuery } from '#store/query.ts';
import { messagesTexts } from './messages-texts.ts';

export const mails = entityCollection('mail', mailSchema, { audit: 'mail' });

const mailsOfKind = declareQuery({ collection: 'mail', equal: ['clientId', 'kind'] });
const mailsOfProject = declareQuery({ collection: 'mail', equal: ['projectId'] });
const mailsOfPayment = declareQuery({ collection: 'mail', equal: ['paymentId'] });
const mailsOfStatus = declareQuery({
  collection: 'mail',
  equal: ['status'],
  order: { field: 'dueAt', direction: 'asc' },
});

export type OutgoingMail = Omit<
  Mail,
  | 'status'
  | 'onDesk'
  | 'attempts'
  | 'createdAt'
  | 'dueAt'
  | 'leasedUntil'
  | 'sentAt'
  | 'failure'
  | 'updatedAt'
>;

export type MailBatch = Pick<Batch, 'create' | 'set'>;

/** A mail that only one sender may send for now. */
export type LeasedMail = { readonly mail: Mail; readonly leasedAs: Timestamp };

/** Longer than any sender runs (its function's timeout), so that a mail waits only for senders that died. */
export const mailLeaseMs = 6 * 60_000;

export function queuedMail(mail: OutgoingMail): Mail {
  const now = new Date().toISOString();
  const state = { status: 'queued', onDesk: mail.kind !== 'code', attempts: 0 } as const;
  return { ...mail, ...state, createdAt: now, dueAt: now };
}

/** The fields of a mail to one reader. @param id of the mail to the client itself */
export function addressedTo(
  { person, email }: Pick<Recipient, 'person' | 'email'>,
  clientId: string,
  id: string,
): Pick<OutgoingMail, 'id' | 'to' | 'person' | 'clientId'> {
  return { id: mailIdFor(id, { person }), to: email, person, clientId };
}

/** Adds a mail to the batch of its cause, which fails when the cause has its mail already. */
export async function queueMail(batch: MailBatch, mail: OutgoingMail): Promise<void> {
  batch.create((await mails()).doc(mail.id), queuedMail(mail));
}

/** Whether a mail was sent, or may be: a lease without an outcome is held by a sender, or was by one that died. */
export function mayHaveGone({ status, leasedUntil }: Mail): boolean {
  return status === 'sent' || (status === 'queued' && leasedUntil !== undefined);
}

/**
 * Withdraws a mail that waits, in the batch that undoes its cause.
 * @returns whether it was sent, or may be
 */
export async function withdrawMail(batch: Pick<Batch, 'update'>, id: string): Promise<boolean> {
  return await withdrawWaiting(batch, await (await mails()).doc(id).get());
}

/** Like `withdrawMail`, for a mail that was read already. */
export async function withdrawWaiting(
  batch: Pick<Batch, 'update'>,
  stored: DocumentSnapshot<Mail>,
): Promise<boolean> {
  const mail = parseDocument(stored);
  if (!mail || !stored.updateTime) return false;
  if (mayHaveGone(mail)) return true;
  if (mail.status !== 'queued' && mail.status !== 'failed') return false;
  const fields = {
    status: 'withdrawn',
    failure: storedMailFailure({ kind: 'takenBack', reply: '' }),
  } as const;
  batch.update(stored.ref, await mails.encodeUpdate(fields), { lastUpdateTime: stored.updateTime });
  return false;
}

/**
 * Withdraws the mails of one occasion about a payment that wait, in the batch that undoes their cause.
 * @param id of the mail to the client itself
 * @returns the mails that were sent, or may be
 */
export async function withdrawMailsOfPayment(
  batch: Pick<Batch, 'update'>,
  paymentId: string,
  id: string,
): Promise<Mail[]> {
  const found = parseSnapshot(await mailsOfPayment(await mails(), [paymentId]).get());
  const ofOccasion = found.filter((mail) => mail.id === id || mail.id.startsWith(`${id}_`));
  const told = await Promise.all(
    ofOccasion.map(async (mail) => ((await withdrawMail(batch, mail.id)) ? mail : [])),
  );
  return told.flat();
}

/** The mails of news to staff that were not sent. */
export async function listUnsentNews(): Promise<Mail[]> {
  const unsent = mailsOfStatus(await mails(), [['queued', 'failed', 'dismissed']]);
  return parseSnapshot(await unsent.get()).filter(({ kind }) => kind === 'staff-news');
}

/** The ids of mails due before `until` that no one is sending, longest due first. */
export async function* dueMails(until: Date): AsyncGenerator<string> {
  const due = mailsOfStatus(await mails(), ['queued'], { before: new Date(until.getTime() + 1) });
  for await (const page of pagesOfQuery(due, pageSize)) {
    for (const mail of page) if (!isLeased(mail)) yield mail.id;
  }
}

const pageSize = 50;

/**
 * Leases a mail due at `at` for one attempt and counts the attempt. No other sender gets it before the lease ends.
 * @returns undefined for a mail that is missing, not due, sent, or leased to another sender
 */
export async function leaseMail(id: string, at: Date): Promise<LeasedMail | undefined> {
  const document = (await mails()).doc(id);
  const stored = await document.get();
  const mail = parseDocument(stored);
  if (mail?.status !== 'queued' || !stored.updateTime) return undefined;
  if (mail.dueAt > at.toISOString() || isLeased(mail)) return undefined;
  const leasedUntil = new Date(Date.now() + mailLeaseMs).toISOString();
  const leased = { attempts: mail.attempts + 1, leasedUntil };
  try {
    const { writeTime } = await document.update(await mails.encodeUpdate(leased), {
      lastUpdateTime: stored.updateTime,
    });
    return { mail: { ...mail, ...leased }, leasedAs: writeTime };
  } catch (error) {
    if (isConflict(error)) return undefined;
    throw error;
  }
}

/**
 * Records that a mail server accepted a mail, whatever happened to its document meanwhile.
 * @param said what it said instead of what is stored
 */
export async function storeSentMail({ mail }: LeasedMail, said: Partial<Mail> = {}): Promise<void> {
  const sentAt = new Date().toISOString();
  await storeOutcome(mail, { ...said, status: 'sent', sentAt, failure: undefined });
}

/** Ends a leased mail that must not be sent any more, with the reason for staff. */
export async function withdrawLeasedMail(
  { mail, leasedAs }: LeasedMail,
  kind: MailFailureKind,
): Promise<void> {
  await storeOutcome(
    mail,
    { status: 'withdrawn', failure: storedMailFailure({ kind, reply: '' }) },
    leasedAs,
  );
}

/**
 * Records why a mail failed, and when to try again; undefined for never. Writes nothing when the mail changed meanwhile: the
 * lease then expires.
 * @param also further writes of the same batch
 */
export async function storeMailFailure(
  { mail, leasedAs }: LeasedMail,
  failure: string,
  retryAt: Date | undefined,
  also?: (batch: Batch) => Promise<void>,
): Promise<void> {
  const next = retryAt ? { dueAt: retryAt.toISOString() } : ({ status: 'failed' } as const);
  await storeOutcome(mail, { ...next, failure }, leasedAs, also);
}

async function storeOutcome(
  mail: Mail,
  fields: Partial<Mail>,
  lastUpdateTime?: Timestamp,
  also?: (batch: Batch) => Promise<void>,
): Promise<void> {
  const isOver = fields.status !== undefined;
  const isDone = fields.status === 'sent' || fields.status === 'withdrawn';
  const update = {
    ...fields,
    leasedUntil: undefined,
    ...(isOver && mail.kind === 'code' && withoutCode),
    ...(isDone && mail.kind === 'staff-news' && withoutNews(mail)),
  };
  const document = (await mails()).doc(mail.id);
  const batch = await newBatch();
  batch.update(document, await mails.encodeUpdate(update), lastUpdateTime ? { lastUpdateTime } : {});
  await also?.(batch);
  try {
    await batch.commit();
  } catch (error) {
    // The mail was erased, or another sender has it.
    if (!isConflict(error)) throw error;
  }
}

/** Removes the code from a mail that is no longer sent, because it opens an account. */
const withoutCode: Partial<Mail> = {
  subject: 'Sign-in code',
  text: '',
  html: undefined,
  headers: undefined,
  inEnglish: undefined,
  inSpanish: undefined,
};

/** Removes what a mail told staff, because it names clients, and erasing one looks for it in unsent mails alone. */
function withoutNews(mail: Mail): Partial<Mail> {
  const words = writtenTo(mail, () => ({ subject: messagesTexts().staffNews, text: '' }));
  return { ...words, html: undefined, news: undefined };
}

/** Uses the real clock, because leases concern running senders, not the time a schedule runs for. */
function isLeased({ leasedUntil }: Mail): boolean {
  return leasedUntil !== undefined && leasedUntil > new Date().toISOString();
}

/** Like `queueMail`, but skips a mail that is queued already. One that was withdrawn is queued again. @returns whether it queued it */
export async function queueMailOnce(batch: MailBatch, mail: OutgoingMail): Promise<boolean> {
  const stored = await (await mails()).doc(mail.id).get();
  if (!stored.exists) await queueMail(batch, mail);
  else if (parseDocument(stored)?.status === 'withdrawn') batch.set(stored.ref, queuedMail(mail));
  else return false;
  return true;
}

/** Queues a mail that a schedule causes. @returns false when it was queued before */
export async function queueMailAlone(mail: OutgoingMail): Promise<boolean> {
  const batch = await newBatch();
  if (!(await queueMailOnce(batch, mail))) return false;
  try {
    await batch.commit();
    return true;
  } catch (error) {
    if (isAlreadyThere(error)) return false;
    throw error;
  }
}

/** Whether a client or a merged duplicate got a mail of this kind, or will. */
export async function wasMailed(clientId: string, kind: MailKind): Promise<boolean> {
  return (await listMailsOfKind(clientId, kind)).some(({ status }) => status !== 'withdrawn');
}

/** The mails of this kind about a payment that were sent, or may be. */
export async function listMailedOfPayment(paymentId: string, kind: MailKind): Promise<Mail[]> {
  const found = parseSnapshot(await mailsOfPayment(await mails(), [paymentId]).get());
  return found.filter((mail) => mail.kind === kind && mayHaveGone(mail));
}

/** The mails of this kind to a client or a merged duplicate. */
export async function listMailsOfKind(clientId: string, kind: MailKind): Promise<Mail[]> {
  return parseSnapshot(await mailsOfKind(await mails(), [clientId, kind]).get());
}

export async function findMails(ids: readonly string[]): Promise<ReadonlyMap<string, Mail>> {
  return await findByIds(await mails(), ids);
}

/** A project's mails that staff may read, at most `most`. */
export async function listMailsOfProject(projectId: string, most: number): Promise<Mail[]> {
  const found = mailsOfProject(await mails(), [projectId]).limit(most);
  return parseSnapshot(await found.get()).filter(({ onDesk }) => onDesk);
}
