import type { Actor } from '@welding/domain/entities/audit-entry';
import type { Client } from '@welding/domain/entities/client';
import { clientMessages } from '@welding/domain/entities/client-change';
import { erasedFields } from '@welding/domain/values/privacy';
import { mendDays } from '#calendar/repair-days.ts';
import { dayIdsOf, takenByVisit } from '#calendar/taken-time.ts';
import { expenses } from '#costs/expenses.ts';
import { estimates } from '#estimates/estimates.ts';
import { removePushDevicesOf } from '#messages/push-devices.ts';
import { eraseNewsAbout } from '#messages/staff-mails.ts';
import { clearLinksOf } from '#papers/paper-links.ts';
import { payments } from '#payments/payments.ts';
import { erasePhoto, photoIdsIn } from '#photos/photos.ts';
import { projects } from '#projects/projects.ts';
import { conflict, notFound } from '#refusal.ts';
import { quotes } from '#requests/quotes.ts';
import { provenEmailsOf } from '#sign-in/proven-emails.ts';
import { removeAccounts, signalAllPortals } from '#sign-in/sessions.ts';
import { audit } from '#store/audit.ts';
import { changeEntity } from '#store/change-entity.ts';
import { parseDocument, readSnapshot } from '#store/documents.ts';
import type { EntityCollection } from '#store/entity-collection.ts';
import { type Batch, type DocumentReference, type DocumentSnapshot, newBatch } from '#store/firestore.ts';
import { workEntries } from '#time/work-entries.ts';
import { appointments, clientVisits, findComingVisits } from '#visits/appointments.ts';
import { refusedTapsAt } from '#visits/refused-taps.ts';
import { removeWorkPhotos } from '#works/work-photos.ts';
import {
  apartOf,
  documentsOf,
  historyOf,
  historyOfQuote,
  mailsOfQuote,
  mailsToEmail,
  notesOf,
  pushesAbout,
  quotesWithEmail,
  spentFor,
} from './client-documents.ts';
import { clients, duplicatesOf, emailDocumentsOf, findClient, findClients, ownerOfEmail } from './clients.ts';

/** Writes per batch, which has to stay below 10 MB. */
const mostAtOnce = 400;

type Write = (batch: Batch) => void;

/** Removes a document's personal data by the privacy of its fields. */
async function anonymized<Entity extends { id: string }>(
  collection: EntityCollection<Entity>,
  document: DocumentSnapshot<Entity>,
  besides: Partial<Entity> = {},
): Promise<Write> {
  const entity = parseDocument(document);
  if (!entity) return deletion(document);
  const fields = { ...erasedFields(collection.fields, entity), ...besides };
  const update = await collection.encodeUpdate(fields);
  return (batch) => batch.update(document.ref.withConverter(null), update);
}

function deletion({ ref }: { readonly ref: DocumentReference }): Write {
  return (batch) => batch.delete(ref);
}

/** Commits the writes in several batches. Repeat it after a failure. */
async function commitAll(writes: readonly Write[]): Promise<void> {
  for (let first = 0; first < writes.length; first += mostAtOnce) {
    const batch = await newBatch();
    for (const write of writes.slice(first, first + mostAtOnce)) write(batch);
    await batch.commit();
  }
}

type Requests = Awaited<ReturnType<typeof quotesWithEmail>>;

/**
 * Erases a client, and the places of its visits from the welders' days.
 * @throws Refusal not_found, conflict while the client has visits ahead
 */
export async function eraseClient(id: string, actor: Actor): Promise<Client> {
  const erased = await eraseRecords(id, actor);
  const { appointments } = await documentsOf(id);
  const dayIds = appointments.flatMap((document) => {
    const visit = parseDocument(document);
    const taken = visit && takenByVisit(visit);
    return taken ? dayIdsOf(taken) : [];
  });
  await mendDays([...new Set(dayIds)]);
  return erased;
}

/**
 * Removes everything that identifies a client, for good, and keeps the books: payments, invoices, signed estimates, and the
 * existence of projects and visits. Does the same for merged duplicates. Sessions end and no email opens the portal from the
 * first write on. The emails go last, because they find the rest. A repeated call completes an interrupted one, and so does
 * `finishErasures`.
 * @throws Refusal not_found, conflict while the client has visits ahead, UnreadableDocumentError for a document that the
 * books keep
 */
async function eraseRecords(clientId: string, actor: Actor): Promise<Client> {
  await requireReadableBooks([clientId, ...(await duplicatesOf(clientId))]);
  await changeEntity(clients, {
    id: clientId,
    actor,
    action: 'erased',
    withoutValues: true,
    decide: async (client) => {
      if (client.erasedAt) return {};
      if ((await findComingVisits(clientId)).size > 0) {
        throw conflict(clientMessages.visitsAhead);
      }
      const now = new Date().toISOString();
      const { email, replacedEmails, formerEmails } = client;
      const emails = { email, replacedEmails, formerEmails };
      const marks = { erasedAt: now, erasingSince: now, sessionsValidFrom: now };
      return { ...erasedFields(clients.fields, client), ...emails, ...marks };
    },
    also: async (batch, before) => {
      await signalAllPortals(batch, before);
      const { contacts = [] } = before;
      await removeAccounts(contacts.map((contact) => ({ clientId, contactId: contact.id })));
    },
  });
  const duplicates = await duplicatesOf(clientId);
  const records = [clientId, ...duplicates];
  const requests = await requestsOf(records);
  // Runs while the owner of the photos is still known.
  const photoIds = await Promise.all(records.map((id) => photoIdsOf(id, requests)));
  await Promise.all([...new Set(photoIds.flat())].map(erasePhoto));
  for (const id of records) await removeShownPhotos(id);
  await commitAll(await anonymizedByEmail(records, requests));
  for (const id of records) await commitAll(await anonymizedDocuments(id));
  await Promise.all(records.map(removePushDevicesOf));
  await Promise.all(records.map((id) => clearLinksOf(id)));
  await removeAccounts(records.map((id) => ({ clientId: id })));
  return await withoutEmails(clientId, duplicates);
}

/** Unreadable documents of the books could only be deleted whole. */
async function requireReadableBooks(records: readonly string[]): Promise<void> {
  for (const id of records) {
    const { payments: ofPayments, estimates: ofEstimates } = await documentsOf(id);
    readSnapshot({ docs: ofPayments });
    readSnapshot({ docs: ofEstimates.filter(isContract) });
  }
}

/** Records that only an email links to the client: open or declined requests, and mails about them. */
async function anonymizedByEmail(records: readonly string[], requests: Requests): Promise<Write[]> {
  const [toEmail, about, waiting, , ...histories] = await Promise.all([
    emailsOf(records).then((emails) => Promise.all(emails.map(mailsToEmail))),
    Promise.all(requests.map(({ id }) => mailsOfQuote(id))),
    pushesAbout(requests),
    eraseNewsAbout(requests),
    ...requests.map(({ id }) => historyOfQuote(id)),
  ]);
  return await Promise.all([
    ...waiting.map(deletion),
    ...histories.flat().map((entry) => anonymized(audit, entry)),
    ...[...toEmail, ...about].flat().map(deletion),
    // Last, because their email finds the rest.
    ...requests.map(anonymizedQuote),
  ]);
}

async function requestsOf(records: readonly string[]): Promise<Requests> {
  return (await Promise.all((await emailsOf(records)).map(quotesWithEmail))).flat();
}

/** The client's proven emails, and earlier ones that no other client has now. */
async function emailsOf(records: readonly string[]): Promise<string[]> {
  const proven = (await Promise.all(records.map(provenEmailsOf))).flat();
  const former = [...(await findClients(records)).values()].flatMap(({ formerEmails = [] }) => formerEmails);
  const owners = await Promise.all(former.map(ownerOfEmail));
  const isNobodyElses = (ownerId?: string) => ownerId === undefined || records.includes(ownerId);
  return [...new Set([...proven, ...former.filter((_, index) => isNobodyElses(owners[index]?.ownerId))])];
}

/** The last batch. After it nothing links requests and mails to the client. */
async function withoutEmails(clientId: string, duplicates: readonly string[]): Promise<Client> {
  const collection = await clients();
  const batch = await newBatch();
  const emails = { email: '', replacedEmails: undefined, formerEmails: undefined };
  const rest = await clients.encodeUpdate({ ...emails, erasingSince: undefined });
  for (const id of [clientId, ...duplicates]) {
    const record = collection.doc(id);
    batch.update(record.withConverter(null), rest);
    // A duplicate's name stays until here, for the staff who merged it.
    if (id !== clientId) (await anonymized(clients, await record.get()))(batch);
    for (const document of await emailDocumentsOf(id)) batch.delete(document);
  }
  await batch.commit();
  const erased = await findClient(clientId);
  if (!erased) throw notFound();
  return erased;
}

async function photoIdsOf(clientId: string, requests: Requests): Promise<string[]> {
  const [{ projects, quotes, photos }, { places }] = await Promise.all([
    documentsOf(clientId),
    apartOf(clientId),
  ]);
  const shown = [...requests, ...quotes, ...projects, ...places].flatMap((owner) => photoIdsIn(owner.data()));
  // Includes photos removed lately, which an undo keeps for a day.
  return [...new Set([...shown, ...photos.map(({ id }) => id)])];
}

/** The photos' public copies; their documents name the client. */
async function removeShownPhotos(clientId: string): Promise<void> {
  const { works } = await documentsOf(clientId);
  await Promise.all(works.map(({ id }) => removeWorkPhotos(id)));
}

async function anonymizedDocuments(clientId: string): Promise<Write[]> {
  const of = await documentsOf(clientId);
  const { places, shown, hours } = await apartOf(clientId);
  const drafts = of.estimates.filter((estimate) => !isContract(estimate));
  const projectIds = of.projects.map(({ id }) => id);
  const visitIds = of.appointments.map(({ id }) => id);
  const ofClient = [{ id: clientId }, ...Object.values(of).flat()];
  const [notes, refused, spent, history, waiting, , aboutQuotes, ...ofQuotes] = await Promise.all([
    notesOf(projectIds, visitIds),
    refusedTapsAt(visitIds),
    spentFor(projectIds),
    historyOf(clientId),
    pushesAbout(ofClient),
    eraseNewsAbout(ofClient),
    Promise.all(of.quotes.map(({ id }) => mailsOfQuote(id))),
    ...of.quotes.map(({ id }) => historyOfQuote(id)),
  ]);
  return await Promise.all([
    ...waiting.map(deletion),
    ...of.quotes.map(anonymizedQuote),
    ...of.projects.map((project) => anonymized(projects, project)),
    ...of.appointments.map((visit) => anonymized(appointments, visit)),
    ...shown.map((copy) => anonymized(clientVisits, copy)),
    ...of.payments.map((payment) => anonymized(payments, payment)),
    ...hours.map((entry) => anonymized(workEntries, entry)),
    ...spent.map((expense) => anonymized(expenses, expense)),
    ...of.estimates.filter(isContract).map((contract) => anonymized(estimates, contract)),
    ...[...notes, ...refused, ...of.mails, ...aboutQuotes.flat(), ...places, ...drafts].map(deletion),
    ...[...of.works, ...of.reviews].map(deletion),
    ...[...history, ...ofQuotes.flat()].map((entry) => anonymized(audit, entry)),
  ]);
}

async function anonymizedQuote(quote: Requests[number]): Promise<Write> {
  // No one can answer this request any more.
  const isOpen = quote.get('status') === 'pending';
  return await anonymized(quotes, quote, isOpen ? { status: 'cancelled' } : {});
}

/** An approved estimate is a contract, kept as signed like an invoice. */
function isContract(estimate: { get: (field: string) => unknown }): boolean {
  return estimate.get('approval') !== undefined;
}
