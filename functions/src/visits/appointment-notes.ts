import {
  type AppointmentNote,
  appointmentNotePrivacy,
  appointmentNoteSchema,
} from '@welding/domain/entities/appointment-note';
import { entityCollection } from '#store/entity-collection.ts';
import type { Batch } from '#store/firestore.ts';
import { declareQuery } from '#store/query.ts';

export const appointmentNotes = entityCollection(
  'appointmentNotes',
  appointmentNoteSchema,
  ['at'],
  appointmentNotePrivacy,
);

const notesOfVisit = declareQuery({ collection: 'appointmentNotes', equal: ['appointmentId'] });
/** More than anybody writes about a visit. */
const mostNotes = 200;

/** Adds a note to the batch of the change that it belongs to. */
export async function addAppointmentNote(batch: Batch, note: AppointmentNote): Promise<void> {
  batch.create((await appointmentNotes()).doc(note.id), note);
}

/** Adds to the batch that takes a finish back that its note goes with it. */
export async function dropNotesOfTap(
  batch: Batch,
  { appointmentId, authorId, at }: Pick<AppointmentNote, 'appointmentId' | 'authorId' | 'at'>,
): Promise<void> {
  const found = notesOfVisit(await appointmentNotes(), [appointmentId]).limit(mostNotes);
  for (const document of (await found.get()).docs) {
    const note = document.data();
    if (note.authorId === authorId && note.at === at) batch.delete(document.ref);
  }
}
