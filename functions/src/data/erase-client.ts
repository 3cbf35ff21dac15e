import type { Actor, AuditEntry } from '@welding/domain/entities/audit-entry';
import type { Client } from '@welding/domain/entities/client';
import { clientMessages, erasedName } from '@welding/domain/entities/client-change';
import type { Estimate } from '@welding/domain/entities/estimate';
import type { Quote } from '@welding/domain/entities/quote';
import { serviceTypeLabels } from '@welding/domain/entities/service-type';
import type {
  DocumentReference,
  FieldValue,
  QueryDocumentSnapshot,
  WriteBatch,
} from 'firebase-admin/firestore';
import { findComingVisits } from './appointments.ts';
import { changeEntity } from './change-entity.ts';
import {
  documentsOf,
  historyOf,
  historyOfQuote,
  mailsToEmail,
  notesOf,
  quotesWithEmail,
} from './client-documents.ts';
import { clients, emailDocumentsOf, findClient } from './clients.ts';
import { deleteField, firestore } from './firestore.ts';
import { photoIdsIn, sweepPhoto, sweepSoon } from './photos.ts';
import { removePushDevicesOf } from './push-devices.ts';
import { RefusedChangeError } from './refused-change.ts';

/** Writes of one batch, which has to stay below 10 MB. */
const mostAtOnce = 400;

type Write = (batch: WriteBatch) => void;

/**
 * Takes away everything that tells who a client is, for good, and keeps what the books need: payments, invoices and
 * signed estimates, and that there were projects and visits. Its sessions end. The client goes first and the rest in batches after it; repeated, it makes good
 * what an earlier attempt did not get to.
 * @throws MissingEntityError, RefusedChangeError while the client has visits ahead
 */
export async function eraseClient(clientId: string, actor: Actor): Promise<Client> {
  const before = await findClient(clientId);
  // By the e-mail as it was: afterwards nobody could tell which requests and mails are the client's.
  const [requests, toEmail] = before?.email
    ? await Promise.all([quotesWithEmail(before.email), mailsToEmail(before.email)])
    : [[], []];
  // Marked while it can still be told whose they are: should this break off, the sweep removes them.
  const photoIds = await photoIdsOf(clientId, requests);
  await sweepSoon(photoIds);
  const nothing = await deleteField();
  const histories = await Promise.all(requests.map(({ id }) => historyOfQuote(id)));
  const byEmail = [
    ...requests.map((quote) => anonymizedQuote(quote, nothing)),
    ...histories.flat().map(({ ref }) => withoutValues(ref, nothing)),
    ...toEmail.map(({ ref }) => deletion(ref)),
  ];
  const erased = await changeEntity(clients, {
    entity: 'client',
    id: clientId,
    actor,
    action: 'erased',
    withoutValues: true,
    decide: async ({ erasedAt }) => {
      if (erasedAt) return {};
      if ((await findComingVisits(clientId)).length > 0) {
        throw new RefusedChangeError(clientMessages.visitsAhead);
      }
      const now = new Date().toISOString();
      const gone = { email: '', phone: '', address: undefined, searchTerms: undefined };
      return { ...erasedName, ...gone, erasedAt: now, sessionsValidFrom: now };
    },
    also: async (batch) => {
      for (const document of await emailDocumentsOf(clientId)) batch.delete(document);
      for (const write of byEmail.slice(0, mostAtOnce)) write(batch);
    },
  });
  await commitAll([...byEmail.slice(mostAtOnce), ...(await anonymizedDocuments(clientId, nothing))]);
  await Promise.all(photoIds.map(sweepPhoto));
  await removePushDevicesOf(clientId);
  return erased;
}

async function photoIdsOf(
  clientId: string,
  requests: readonly QueryDocumentSnapshot<Quote>[],
): Promise<string[]> {
  const { projects, quotes, photos } = await documentsOf(clientId);
  const shown = [...requests, ...quotes, ...projects].flatMap((owner) => photoIdsIn(owner.data()));
  // Those that were removed a moment ago, too: an undo keeps them a day.
  return [...new Set([...shown, ...photos.map(({ id }) => id)])];
}

async function anonymizedDocuments(clientId: string, nothing: FieldValue): Promise<Write[]> {
  const { projects, appointments, estimates, quotes, mails } = await documentsOf(clientId);
  const [notes, history, ...ofQuotes] = await Promise.all([
    notesOf(
      projects.map(({ id }) => id),
      appointments.map(({ id }) => id),
    ),
    historyOf(clientId),
    ...quotes.map(({ id }) => historyOfQuote(id)),
  ]);
  return [
    ...quotes.map((quote) => anonymizedQuote(quote, nothing)),
    ...projects.map((project): Write => {
      const title = serviceTypeLabels[project.data().serviceType];
      const fields = {
        ...{ title, description: nothing, address: nothing, zip: nothing },
        ...{ beforePhotos: [], afterPhotos: [], photoCaptions: nothing },
      };
      return (batch) => batch.update(project.ref.withConverter(null), fields);
    }),
    ...appointments.map(({ ref }): Write => {
      const personal = {
        description: nothing,
        address: nothing,
        zip: nothing,
        clientName: nothing,
        phone: nothing,
      };
      return (batch) => batch.update(ref.withConverter(null), { title: 'Appointment', ...personal });
    }),
    ...[...notes, ...mails, ...estimates.filter(isNoContract)].map(({ ref }) => deletion(ref)),
    ...[...history, ...ofQuotes.flat()].map(({ ref }) => withoutValues(ref, nothing)),
  ];
}

function anonymizedQuote(quote: QueryDocumentSnapshot<Quote>, nothing: FieldValue): Write {
  const text = {
    ...erasedName,
    email: '',
    phone: '',
    description: 'Erased',
    zip: nothing,
    intake: nothing,
    photos: nothing,
    photoCaptions: nothing,
    closedNote: nothing,
  };
  // Nobody can be answered any more.
  const status = quote.get('status') === 'pending' ? { status: 'cancelled' } : {};
  return (batch) => batch.update(quote.ref.withConverter(null), { ...text, ...status });
}

/** An estimate that was approved is a contract, and kept as invoices are: as it was signed. */
function isNoContract(estimate: QueryDocumentSnapshot<Estimate>): boolean {
  return estimate.get('approval') === undefined;
}

/** An entry of the history keeps who did what when, and loses what stood there. */
function withoutValues(ref: DocumentReference<AuditEntry>, nothing: FieldValue): Write {
  return (batch) => batch.update(ref.withConverter(null), { changes: [], note: nothing });
}

function deletion(ref: DocumentReference): Write {
  return (batch) => batch.delete(ref);
}

async function commitAll(writes: readonly Write[]): Promise<void> {
  const database = await firestore();
  for (let first = 0; first < writes.length; first += mostAtOnce) {
    const batch = database.batch();
    for (const write of writes.slice(first, first + mostAtOnce)) write(batch);
    await batch.commit();
  }
}
