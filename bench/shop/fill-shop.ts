import { clientVisitOf } from '@welding/domain/entities/appointment';
import { placeOfProject } from '@welding/domain/entities/client-search';
import { projectNoteSchema } from '@welding/domain/entities/notes';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { type CollectionReference, getFirestore } from 'firebase-admin/firestore';
import { writeDay } from '../../functions/src/calendar/calendar-days.ts';
import { repairedFrom } from '../../functions/src/calendar/repair-days.ts';
import { dayIdsOf, takenByVisit } from '../../functions/src/calendar/taken-time.ts';
import { clients, emailDocument } from '../../functions/src/clients/clients.ts';
import { estimates } from '../../functions/src/estimates/estimates.ts';
import { invoices } from '../../functions/src/invoices/invoices.ts';
import { payments } from '../../functions/src/payments/payments.ts';
import { storeSampleEntries } from '../../functions/src/price-book/price-book.ts';
import { projectPlaces, projects } from '../../functions/src/projects/projects.ts';
import { quotes } from '../../functions/src/requests/quotes.ts';
import { audit } from '../../functions/src/store/audit.ts';
import { entityCollection } from '../../functions/src/store/entity-collection.ts';
import { newBatch } from '../../functions/src/store/firestore.ts';
import { appointments, clientVisits } from '../../functions/src/visits/appointments.ts';
import { demoProjectId } from '../../local/stack/project-root.ts';
import type { BenchStack } from '../run/bench-row.ts';
import type { Shop } from './shop.ts';

const projectNotes = entityCollection('projectNotes', projectNoteSchema);

/** Empties the database, so that other measurements do not count. Keeps the accounts of Firebase Auth. */
export async function emptyDatabase({ firestore }: BenchStack): Promise<void> {
  const path = `emulator/v1/projects/${demoProjectId}/databases/(default)/documents`;
  const answer = await fetch(`http://${firestore}/${path}`, { method: 'DELETE' });
  if (!answer.ok) throw new Error(`The emulator was not emptied: ${answer.status}`);
}

/** Stores all of a shop, in batches. */
export async function fillShop(shop: Shop): Promise<void> {
  await fillClients(shop.clients);
  await store(await projects(), shop.projects);
  await store(await projectPlaces(), shop.projects.map(placeOfProject));
  await store(await appointments(), shop.visits);
  await store(await clientVisits(), shop.visits.map(clientVisitOf));
  await fillDays(shop.visits);
  await store(await payments(), shop.payments);
  await store(await estimates(), shop.estimates);
  await store(await invoices(), shop.invoices);
  await store(await quotes(), shop.quotes);
  await store(await audit(), shop.audit);
  await store(await projectNotes(), shop.projectNotes);
  await storeSampleEntries({ id: 'bench', name: 'Bench', role: 'system' });
}

/** One batch may have 500 writes. */
const daysAtOnce = 400;

/**
 * Stores welders' days as the nightly repair would. The repair itself asks two queries a day, for each of which the emulator
 * scans all visits: minutes for twenty welders.
 */
async function fillDays(visits: Shop['visits']): Promise<void> {
  const from = chicagoDate(repairedFrom(new Date()));
  const entries = visits.flatMap((visit) => {
    const taken = takenByVisit(visit);
    return taken ? dayIdsOf(taken).map((id) => ({ id, entry: taken.entry })) : [];
  });
  const days = [...Map.groupBy(entries, ({ id }) => id)].filter(([id]) => id.slice(-from.length) >= from);
  for (let first = 0; first < days.length; first += daysAtOnce) {
    const batch = await newBatch();
    for (const [id, taken] of days.slice(first, first + daysAtOnce)) {
      const busy = taken.map(({ entry }) => entry);
      await writeDay(batch, id, busy, undefined);
    }
    await batch.commit();
  }
}

/** Stores clients with the documents of their emails. */
export async function fillClients(all: Shop['clients']): Promise<void> {
  await store(await clients(), all);
  const writer = getFirestore().bulkWriter({ throttling: false });
  for (const { id, email } of all) void writer.set(await emailDocument(email), { clientId: id });
  await writer.close();
}

async function store<Entity extends { id: string }>(
  collection: CollectionReference<Entity>,
  entities: readonly Entity[],
): Promise<void> {
  // Firestore recommends filling new collections slowly; the emulator needs no throttling.
  const writer = getFirestore().bulkWriter({ throttling: false });
  for (const [index, entity] of entities.entries()) {
    void writer.set(collection.doc(entity.id), entity);
    if (index % 5000 === 4999) await writer.flush();
  }
  await writer.close();
}
