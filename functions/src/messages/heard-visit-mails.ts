import type { Mail, MailKind } from '@welding/domain/entities/mail';
import { parseDocument } from '#store/documents.ts';
import type { Batch } from '#store/firestore.ts';
import { declareQuery } from '#store/query.ts';
import { mails, mayHaveGone, withdrawWaiting } from './mails.ts';

const mailsOfVisit = declareQuery({ collection: 'mail', equal: ['appointmentId', 'kind'] });
const mailsOfClient = declareQuery({ collection: 'mail', equal: ['clientId', 'kind'] });

const aboutTheWay = ['on-my-way', 'not-on-my-way'] as const satisfies MailKind[];
/** That a visit does not take place at its time. */
const calledOff: readonly Mail['kind'][] = ['visit-cancelled', 'visit-needs-time'];
const aboutTheTime = ['visit-booked', 'visit-moved', 'visit-cancelled', 'visit-needs-time'] as const;
const aboutSeveral = ['visits-planned', 'visits-moved'] as const satisfies MailKind[];

type Way = (typeof aboutTheWay)[number];

async function documentsOf(visitId: string, kinds: readonly MailKind[]) {
  return (await mailsOfVisit(await mails(), [visitId, kinds]).get()).docs;
}

/** What somebody last read about the way to a visit, or the reader of `by` before it; undefined for nothing. */
export async function heardOfTheWay(visitId: string, by?: Mail): Promise<Way | undefined> {
  const found = (await documentsOf(visitId, aboutTheWay)).flatMap(
    (document) => parseDocument(document) ?? [],
  );
  const own = by ? found.filter((mail) => mail.id !== by.id && hasReader(mail, by)) : found;
  const last = latest(own.filter(mayHaveGone));
  return aboutTheWay.find((kind) => kind === last?.kind);
}

/** Mails of an earlier release name no person, and may have several addresses. */
function hasReader(mail: Mail, { person, to }: Mail): boolean {
  if (mail.person !== undefined && person !== undefined) return mail.person === person;
  const addresses = to.split(', ');
  return mail.to.split(', ').some((address) => addresses.includes(address));
}

type WayHeard = {
  readonly heard: Way | undefined;
  /** Whether there was news at all, which the client's devices got, too. */
  readonly wasNews: boolean;
};

/** Withdraws the waiting mails about the way to a visit, in the batch of what ends or restores it. */
export async function withdrawWayMails(batch: Pick<Batch, 'update'>, visitId: string): Promise<WayHeard> {
  const documents = await documentsOf(visitId, aboutTheWay);
  for (const document of documents) await withdrawWaiting(batch, document);
  return { heard: await heardOfTheWay(visitId), wasNews: documents.length > 0 };
}

/**
 * Withdraws the waiting mails about a visit's time, in the batch that brings it back.
 * @returns whether to tell the client: somebody read that it does not take place, or did not read when it does
 */
export async function withdrawTimeMails(
  batch: Pick<Batch, 'update'>,
  { id, clientId }: { readonly id: string; readonly clientId: string },
): Promise<boolean> {
  const [single, several] = await Promise.all([
    documentsOf(id, aboutTheTime),
    mailsOfClient(await mails(), [clientId, aboutSeveral]).get(),
  ]);
  const found = single.flatMap((document) => parseDocument(document) ?? []);
  const together = several.docs.flatMap((document) => parseDocument(document) ?? []);
  for (const document of single) await withdrawWaiting(batch, document);
  const all = [...found, ...together.filter((mail) => tellsOf(mail, id))];
  const last = latest(all.filter((mail) => mayHaveGone(mail) || !calledOff.includes(mail.kind)));
  return last !== undefined && (calledOff.includes(last.kind) || !mayHaveGone(last));
}

function tellsOf({ appointmentId, told }: Mail, visitId: string): boolean {
  return appointmentId === visitId || (told?.visits?.some(({ id }) => id === visitId) ?? false);
}

function latest(found: readonly Mail[]): Mail | undefined {
  return found.toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1)).at(-1);
}
