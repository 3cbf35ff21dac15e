import { newNoteSchema } from '@welding/domain/entities/new-note';
import { projectAddressSchema } from '@welding/domain/entities/project-request';
import { apiMessages } from '@welding/domain/messages';
import { storeProjectNote } from '#data/notes.ts';
import { findProject } from '#data/projects.ts';
import { notFound } from '#http/errors.ts';
import { idempotencyKeyOf } from '#http/idempotency-key.ts';
import { addressParts, both, json } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';
import { staffActor } from '#http/staff-actor.ts';

/** POST /api/desk/projects/{id}/notes: 201 and the note, which no client ever sees. */
export const noteOnProject = staffRoute({
  method: 'POST',
  path: '/api/desk/projects/:id/notes',
  roles: ['owner', 'office'],
  read: both(addressParts(projectAddressSchema), json(newNoteSchema)),
  answer: async ([{ id: projectId }, { text }], { staff, idempotencyKey }) => {
    const project = await findProject(projectId);
    if (!project) throw notFound(apiMessages.projectNotFound);
    const contents = { projectId, text };
    const once = idempotencyKeyOf(idempotencyKey, 'project-notes', staff.id, contents);
    const note = { ...contents, clientId: project.clientId };
    return { status: 201, json: await storeProjectNote(note, { actor: staffActor(staff), once }) };
  },
});
