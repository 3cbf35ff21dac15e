import { type Mail, type MailKind, mailPrivacy, mailSchema } from '@welding/domain/entities/mail';
import { isAlreadyThere, isConflict } from '#store/conflicts.ts';
import { parseDocument, parseSnapshot } from '#store/documents.ts';
import { entityCollection } from '#store/entity-collection.ts';
import { type Batch, newBatch, type Timestamp } from '#store/firestore.ts';
import { declareQuery, findByIds } from '#store/query.ts';

export const mails = entityCollection(
  'mail',
  mailSchema,
  ['createdAt', 'dueAt', 'leasedUntil', 'sentAt', 'updatedAt'],
  mailPrivacy,
);

const mailsOfKind = declareQuery({ collection: 'mail', equal: ['clientId', 'kind'] });
const mailsOfProject = declareQuery({ collection: 'mail', equal: ['projectId'] });
const mailsOfStatus = declareQuery({
  collection: 'mail',
  equal: ['status'],
  order: { field: 'dueAt', direction: 'asc' },
});

/** A mail as its cause writes it. */
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

/** What a mail is added to. */
export type MailBatch = Pick<Batch, 'create'>;

/** A mail that one sender has to itself. */
export type LeasedMail = { readonly mail: Mail; readonly leasedAs: Timestamp };

/** Longer than any sender runs (its function's timeout), so that one that was killed is all it waits for. */
export const mailLeaseMs = 6 * 60_000;

/** A mail as it stands in the outbox when its cause has just been written. */
export function queuedMail(mail: OutgoingMail): Mail {
  const now = new Date().toISOString();
  const state = { status: 'queued', onDesk: mail.kind !== 'code', attempts: 0 } as const;
  return { ...mail, ...state, createdAt: now, dueAt: now };
}

/** Adds a mail to the batch of what it tells of; the batch fails when this cause has its mail already. */
export async function queueMail(batch: MailBatch, mail: OutgoingMail): Promise<void> {
  batch.create((await mails()).doc(mail.id), queuedMail(mail));
}

/**
 * Adds to the batch that takes the cause of a mail back that it is not sent, where nobody has begun to.
 * @returns whether the reader knows of it, or may know
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

/** The ids of mails that were due before `until` and that nobody is sending, those first that are due the longest. */
export async function findDueMails(until: Date, most: number): Promise<string[]> {
  const due = mailsOfStatus(await mails(), ['queued'], { before: new Date(until.getTime() + 1) });
  return parseSnapshot(await due.limit(most).get()).flatMap((mail) => (isLeased(mail) ? [] : mail.id));
}

/**
 * Takes a mail that is due at `at` for one attempt, which is counted whatever becomes of it: no other sender gets it before
 * the lease is over. @returns undefined when there is no such mail, it is not due, was sent, or somebody else has it
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

/** Notes that a mail server has taken a mail, whatever happened to its document meanwhile. */
export async function storeSentMail({ mail }: LeasedMail): Promise<void> {
  await settle(mail, { status: 'sent', sentAt: new Date().toISOString(), failure: undefined });
}

/** Notes that what a mail asks for is done: it does not go out, and staff need not hear of it. */
export async function dismissLeasedMail({ mail, leasedAs }: LeasedMail): Promise<void> {
  await settle(mail, { status: 'dismissed' }, leasedAs);
}

/**
 * Notes why a mail did not go out, and when it is tried again; undefined for never. Nothing is written when somebody else has
 * changed the mail meanwhile: the lease ends by itself then.
 * @param also further writes of the same batch
 */
export async function storeMailFailure(
  { mail, leasedAs }: LeasedMail,
  failure: string,
  retryAt: Date | undefined,
  also?: (batch: Batch) => Promise<void>,
): Promise<void> {
  const next = retryAt ? { dueAt: retryAt.toISOString() } : ({ status: 'failed' } as const);
  await settle(mail, { ...next, failure }, leasedAs, also);
}

async function settle(
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
    // It was erased, or somebody else has it.
    if (!isConflict(error)) throw error;
  }
}

/** A mail that nobody sends any more has no reason to hold what opens an account. */
const withoutCode: Partial<Mail> = {
  subject: 'Sign-in code',
  text: '',
  html: undefined,
  headers: undefined,
  inEnglish: undefined,
  inSpanish: undefined,
};

/** By this machine's clock: a lease is about senders that run, not about the time a schedule is run for. */
function isLeased({ leasedUntil }: Mail): boolean {
  return leasedUntil !== undefined && leasedUntil > new Date().toISOString();
}

/** As `queueMail`, and nothing when this cause has its mail already: what can happen again is told the first time. */
export async function queueMailOnce(batch: MailBatch, mail: OutgoingMail): Promise<void> {
  const { exists } = await (await mails()).doc(mail.id).get();
  if (!exists) await queueMail(batch, mail);
}

/** Queues a mail whose cause is the time. @returns false when it was queued before */
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

/** Whether a client, or one that was merged into it, has had a mail of this kind. */
export async function wasMailed(clientId: string, kind: MailKind): Promise<boolean> {
  const { empty } = await mailsOfKind(await mails(), [clientId, kind])
    .limit(1)
    .get();
  return !empty;
}

/** What a client, or one that was merged into it, was mailed of this kind. */
export async function listMailsOfKind(clientId: string, kind: MailKind): Promise<Mail[]> {
  return parseSnapshot(await mailsOfKind(await mails(), [clientId, kind]).get());
}

/** The mails of these ids that are there. */
export async function findMails(ids: readonly string[]): Promise<ReadonlyMap<string, Mail>> {
  return await findByIds(await mails(), ids);
}

/** A project's mails that staff may read, at most `most`. */
export async function listMailsOfProject(projectId: string, most: number): Promise<Mail[]> {
  const found = mailsOfProject(await mails(), [projectId]).limit(most);
  return parseSnapshot(await found.get()).filter(({ onDesk }) => onDesk);
}
