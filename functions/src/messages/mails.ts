import { type Mail, type MailKind, mailSchema } from '@welding/domain/entities/mail';
import { isAlreadyThere, isConflict } from '#store/conflicts.ts';
import { parseDocument, parseSnapshot } from '#store/documents.ts';
import { entityCollection } from '#store/entity-collection.ts';
import { type Batch, newBatch, type Timestamp } from '#store/firestore.ts';
import { declareQuery, findByIds } from '#store/query.ts';

export const mails = entityCollection('mail', mailSchema, { audit: 'mail' });

const mailsOfKind = declareQuery({ collection: 'mail', equal: ['clientId', 'kind'] });
const mailsOfProject = declareQuery({ collection: 'mail', equal: ['projectId'] });
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

export type MailBatch = Pick<Batch, 'create'>;

/** A mail that only one sender may send for now. */
export type LeasedMail = { readonly mail: Mail; readonly leasedAs: Timestamp };

/** Longer than any sender runs (its function's timeout), so that a mail waits only for senders that died. */
export const mailLeaseMs = 6 * 60_000;

export function queuedMail(mail: OutgoingMail): Mail {
  const now = new Date().toISOString();
  const state = { status: 'queued', onDesk: mail.kind !== 'code', attempts: 0 } as const;
  return { ...mail, ...state, createdAt: now, dueAt: now };
}

/** Adds a mail to the batch of its cause, which fails when the cause has its mail already. */
export async function queueMail(batch: MailBatch, mail: OutgoingMail): Promise<void> {
  batch.create((await mails()).doc(mail.id), queuedMail(mail));
}

/**
 * Deletes a mail, if its sending has not begun, in the batch that undoes its cause.
 * @returns whether it was sent, or may be
 */
export async function withdrawMail(batch: Pick<Batch, 'delete'>, id: string): Promise<boolean> {
  const document = (await mails()).doc(id);
  const stored = await document.get();
  const mail = parseDocument(stored);
  if (!mail || !stored.updateTime) return false;
  if (mail.status !== 'queued' || mail.attempts > 0) return mail.status !== 'dismissed';
  batch.delete(document, { lastUpdateTime: stored.updateTime });
  return false;
}

/** The ids of mails due before `until` that no one is sending, longest due first. */
export async function findDueMails(until: Date, most: number): Promise<string[]> {
  const due = mailsOfStatus(await mails(), ['queued'], { before: new Date(until.getTime() + 1) });
  return parseSnapshot(await due.limit(most).get()).flatMap((mail) => (isLeased(mail) ? [] : mail.id));
}

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

/** Records that a mail server accepted a mail, whatever happened to its document meanwhile. */
export async function storeSentMail({ mail }: LeasedMail): Promise<void> {
  await storeOutcome(mail, { status: 'sent', sentAt: new Date().toISOString(), failure: undefined });
}

/** Marks a leased mail as dismissed: its purpose is fulfilled, so it is not sent or shown to staff. */
export async function dismissLeasedMail({ mail, leasedAs }: LeasedMail): Promise<void> {
  await storeOutcome(mail, { status: 'dismissed' }, leasedAs);
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
  const update = { ...fields, leasedUntil: undefined, ...(isOver && mail.kind === 'code' && withoutCode) };
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

/** Uses the real clock, because leases concern running senders, not the time a schedule runs for. */
function isLeased({ leasedUntil }: Mail): boolean {
  return leasedUntil !== undefined && leasedUntil > new Date().toISOString();
}

/** Like `queueMail`, but skips a mail that is queued already. */
export async function queueMailOnce(batch: MailBatch, mail: OutgoingMail): Promise<void> {
  const { exists } = await (await mails()).doc(mail.id).get();
  if (!exists) await queueMail(batch, mail);
}

/** Queues a mail that a schedule causes. @returns false when it was queued before */
export async function queueMailAlone(mail: OutgoingMail): Promise<boolean> {
  const batch = await newBatch();
  await queueMail(batch, mail);
  try {
    await batch.commit();
    return true;
  } catch (error) {
    if (isAlreadyThere(error)) return false;
    throw error;
  }
}

/** Whether a client or a merged duplicate got a mail of this kind. */
export async function wasMailed(clientId: string, kind: MailKind): Promise<boolean> {
  const { empty } = await mailsOfKind(await mails(), [clientId, kind])
    .limit(1)
    .get();
  return !empty;
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
