import { randomUUID } from 'node:crypto';
import type { AppointmentNote } from '@welding/domain/entities/appointment-note';
import type { Actor } from '@welding/domain/entities/audit-entry';
import { type ProjectNote, projectNoteSchema } from '@welding/domain/entities/project-note';
import { guardClient } from '#clients/guard-client.ts';
import { recordChange } from '#store/audit.ts';
import { createIdempotently, type IdempotencyKey } from '#store/create-idempotently.ts';
import { entityCollection } from '#store/entity-collection.ts';
import { appointmentNotes } from '#visits/appointments.ts';

const projectNotes = entityCollection('projectNotes', projectNoteSchema);

type Author = { readonly actor: Actor; readonly once: IdempotencyKey | undefined };
type Written<Note> = Omit<Note, 'id' | 'authorId' | 'authorName' | 'at'>;

/** Stores a note about a project. @throws Refusal key_reused; as `guardClient` */
export async function storeProjectNote(note: Written<ProjectNote>, author: Author): Promise<ProjectNote> {
  return await createIdempotently(await projectNotes(), signed(note, author), {
    once: author.once,
    also: async (batch) => {
      await guardClient(batch, note.clientId);
      await recordChange(batch, entryOf('project', note.projectId, note.clientId, author));
    },
  });
}

/** Stores a note about a visit. @throws Refusal key_reused; as `guardClient` */
export async function storeAppointmentNote(
  note: Written<AppointmentNote>,
  author: Author,
): Promise<AppointmentNote> {
  return await createIdempotently(await appointmentNotes(), signed(note, author), {
    once: author.once,
    also: async (batch) => {
      await guardClient(batch, note.clientId);
      await recordChange(batch, entryOf('appointment', note.appointmentId, note.clientId, author));
    },
  });
}

function signed<Note>(note: Note, { actor }: Author) {
  const at = new Date().toISOString();
  return { ...note, id: randomUUID(), authorId: actor.id, authorName: actor.name, at };
}

// The history records the note without its text.
function entryOf(entity: 'project' | 'appointment', entityId: string, clientId: string, { actor }: Author) {
  return { actor, action: 'added a note to', entity, entityId, clientId, changes: [] };
}
