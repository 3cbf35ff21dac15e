import {
  type AppointmentNote,
  appointmentNotePrivacy,
  appointmentNoteSchema,
} from '@welding/domain/entities/appointment-note';
import type { WriteBatch } from 'firebase-admin/firestore';
import { entityCollection } from './collection.ts';

export const appointmentNotes = entityCollection(
  'appointmentNotes',
  appointmentNoteSchema,
  ['at'],
  appointmentNotePrivacy,
);

/** Adds a note to the batch of the change that it belongs to. */
export async function addAppointmentNote(batch: WriteBatch, note: AppointmentNote): Promise<void> {
  batch.create((await appointmentNotes()).doc(note.id), note);
}
