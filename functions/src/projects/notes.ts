import { randomUUID } from 'node:crypto';
import { type AppointmentNote, type ProjectNote, projectNoteSchema } from '@welding/domain/entities/notes';

import { guardClient } from '#clients/guard-client.ts';
import { type By, create } from '#store/create.ts';
import { entityCollection } from '#store/entity-collection.ts';
import { appointmentNotes } from '#visits/appointments.ts';

const projectNotes = entityCollection('projectNotes', projectNoteSchema, {
  guard: (batch, { clientId }) => guardClient(batch, clientId),
});

type Written<Note> = Omit<Note, 'id' | 'authorId' | 'authorName' | 'at'>;

/** Stores a note about a project. @throws Refusal key_reused; as `guardClient` */
export async function storeProjectNote(note: Written<ProjectNote>, by: By): Promise<ProjectNote> {
  return await create(projectNotes, signed(note, by), by, toldOf('project', note.projectId));
}

/** Stores a note about a visit. @throws Refusal key_reused; as `guardClient` */
export async function storeAppointmentNote(note: Written<AppointmentNote>, by: By): Promise<AppointmentNote> {
  return await create(appointmentNotes, signed(note, by), by, toldOf('appointment', note.appointmentId));
}

function signed<Note>(note: Note, { actor }: By) {
  const at = new Date().toISOString();
  return { ...note, id: randomUUID(), authorId: actor.id, authorName: actor.name, at };
}

/** The history records the note without its text. */
function toldOf(entity: 'project' | 'appointment', id: string) {
  return { action: 'added a note to', of: { entity, id } } as const;
}
