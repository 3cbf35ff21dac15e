import { crewFields, crewOf } from '@welding/domain/entities/crew';
import type { CollectionReference, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { appointmentNotes } from './appointment-notes.ts';
import { appointments, visitContacts } from './appointments.ts';
import { changePages } from './change-pages.ts';
import { newBatch } from './firestore.ts';
import { parseDocument } from './parse-snapshot.ts';

/** So many documents are read at a time. */
const atOnce = 300;

type Crewed = { readonly welderId?: string | undefined; readonly welderIds?: string[] | undefined };

/**
 * Gives visits, their contacts and their notes of before, which name one welder alone, the list by which a crew's are found.
 * Run again, it does what is left. @returns how many documents it changed
 */
export async function nameCrews(): Promise<number> {
  return (await nameIn(appointments)) + (await nameIn(visitContacts)) + (await nameIn(appointmentNotes));
}

async function nameIn<Entity extends Crewed>(
  collection: () => Promise<CollectionReference<Entity>>,
): Promise<number> {
  return (await changePages(collection, atOnce, namePage)).written;
}

async function namePage<Entity extends Crewed>(
  page: readonly QueryDocumentSnapshot<Entity>[],
): Promise<number> {
  const batch = await newBatch();
  const old = page.flatMap((document) => {
    const entity = parseDocument(document);
    return entity?.welderId && !entity.welderIds ? [{ document, crew: crewOf(entity) }] : [];
  });
  for (const { document, crew } of old) {
    const unchanged = { lastUpdateTime: document.updateTime };
    batch.update(document.ref.withConverter(null), crewFields(crew), unchanged);
  }
  if (old.length > 0) await batch.commit();
  return old.length;
}
