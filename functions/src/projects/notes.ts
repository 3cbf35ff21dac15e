import { randomUUID } from 'node:crypto';
import type { Actor } from '@welding/domain/entities/audit-entry';
import { type AppointmentNote, type ProjectNote, projectNoteSchema } from '@welding/domain/entities/notes';
import { guardClient } from '#clients/guard-client.ts';
import { addNew, type By, create } from '#store/create.ts';
import { entityCollection } from '#store/entity-collection.ts';
import type { Batch } from '#store/firestore.ts';
import { appointmentNotes } from '#visits/appointments.ts';

const projectNotes = entityCollection('projectNotes', projectNoteSchema, {
  guard: (batch, { clientId }) => guardClient(batch, clientId),
});

type Written<Note> = Omit<Note, 'id' | 'authorId' | 'authorName' | 'at'>;

/** Stores a note about a project. @throws Refusal key_reused; as `guardClient` */
export async function storeProjectNote(note: Written<ProjectNote>, by: By): Promise<ProjectNote> {
  return await create(projectNotes, signed(note, by), by, toldOf('project', note.projectId));
}

/** Adds a note to the batch of a new project, which guards the client. */
export async function addProjectNote(
  batch: Batch,
  id: string,
  note: Written<ProjectNote>,
  actor: Actor,
): Promise<void> {
  await addNew(batch, projectNotes, { ...signed(note, { actor }), id }, undefined);
}

/** Stores a note about a visit. @throws Refusal key_reused; as `guardClient` */
export async function storeAppointmentNote(note: Written<AppointmentNote>, by: By): Promise<AppointmentNote> {
  return await create(appointmentNotes, signed(note, by), by, toldOf('appointment', note.appointmentId));
}

function signed<Note>(note: Note, { actor }: Pick<By, 'actor'>) {
  const at = new Date().toISOString();
  return { ...note, id: randomUUID(), authorId: actor.id, authorName: actor.name, at };
}

/** The history records the note without its text. */
function toldOf(entity: 'project' | 'appointment', id: string) {
  return { action: 'added a note to', of: { entity, id } } as const;
}
