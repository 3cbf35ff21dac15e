import type { QueryDocumentSnapshot, QuerySnapshot } from 'firebase-admin/firestore';
import { documentsOf, historyOf, notesOf, quotesWithEmail } from './client-documents.ts';
import { findClient } from './clients.ts';
import { parseDocument } from './parse-snapshot.ts';

/** Everything that is stored of a client, as plain JSON; undefined when there is none. */
export async function exportClient(clientId: string) {
  const client = await findClient(clientId);
  if (!client) return undefined;
  const [{ projects, appointments, payments, quotes }, history, byEmail] = await Promise.all([
    documentsOf(clientId),
    historyOf(clientId),
    client.email ? quotesWithEmail(client.email) : [],
  ]);
  const notes = await notesOf(
    projects.map(({ id }) => id),
    appointments.map(({ id }) => id),
  );
  const { searchTerms: _, ...ofClient } = client;
  const requests = new Map([...quotes, ...byEmail].map((quote) => [quote.id, quote]));
  return {
    exportedAt: new Date().toISOString(),
    client: ofClient,
    projects: entities(projects),
    appointments: entities(appointments),
    payments: entities(payments),
    quotes: entities([...requests.values()]),
    notes: notes.map((note) => ({ id: note.id, ...plain(note) })),
    history: entities(history).toSorted((one, other) => (one.at < other.at ? -1 : 1)),
  };
}

function entities<Entity>(documents: readonly QueryDocumentSnapshot<Entity>[]): Entity[] {
  return documents.flatMap((document) => parseDocument(document) ?? []);
}

/** A document that no schema of this code reads: times as ISO 8601, the rest as it is. */
function plain(document: QuerySnapshot['docs'][number]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(document.data()).map(([field, value]) => [
      field,
      typeof value?.toDate === 'function' ? value.toDate().toISOString() : value,
    ]),
  );
}
