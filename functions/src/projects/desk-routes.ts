import { newNoteSchema } from '@welding/domain/entities/project-note';
import { newProjectSchema, projectChangeSchema } from '@welding/domain/entities/project-request';
import { actorOf } from '@welding/domain/entities/staff';
import { apiMessages } from '@welding/domain/messages';
import { givenFields } from '@welding/domain/values/given-fields';
import { findClient } from '#clients/clients.ts';
import { idempotencyKeyOf } from '#http/idempotency-key.ts';
import { both, json, withId } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';
import { notFound } from '#refusal.ts';
import { applyProjectChange } from './apply-project-change.ts';
import { storeProjectNote } from './notes.ts';
import { findProject, storeProject } from './projects.ts';
import { deskTimeline } from './timeline.ts';

/** POST /api/desk/projects: 201 and the project, once for each Idempotency-Key; 404 for a client who is not there, 409 for one who was merged. */
export const createProject = staffRoute({
  method: 'POST',
  path: '/api/desk/projects',
  roles: ['owner', 'office'],
  read: json(newProjectSchema),
  answer: async (body, { staff, idempotencyKey }) => {
    if (!(await findClient(body.clientId))) throw notFound(apiMessages.clientNotFound);
    const project = await storeProject(givenFields(body), {
      actor: actorOf(staff),
      once: idempotencyKeyOf(idempotencyKey, 'projects', staff.id, body),
    });
    return { status: 201, json: project };
  },
});

/** PATCH /api/desk/projects/{id}: 200 and how the project is now; 409 for an old version. */
export const changeProject = staffRoute({
  method: 'PATCH',
  path: '/api/desk/projects/:id',
  roles: ['owner', 'office'],
  read: both(withId, json(projectChangeSchema)),
  answer: async ([{ id }, change], { staff }) => ({
    status: 200,
    json: await applyProjectChange(id, change, actorOf(staff)),
  }),
});

/** GET /api/desk/projects/{id}/timeline: 200 with its stage, what comes next, and all that happened, newest first. */
export const showTimeline = staffRoute({
  method: 'GET',
  path: '/api/desk/projects/:id/timeline',
  roles: ['owner', 'office'],
  read: withId,
  answer: async ({ id }) => {
    const timeline = await deskTimeline(id);
    if (!timeline) throw notFound(apiMessages.projectNotFound);
    return { status: 200, json: timeline };
  },
});

/** POST /api/desk/projects/{id}/notes: 201 and the note, which no client ever sees. */
export const noteOnProject = staffRoute({
  method: 'POST',
  path: '/api/desk/projects/:id/notes',
  roles: ['owner', 'office'],
  read: both(withId, json(newNoteSchema)),
  answer: async ([{ id: projectId }, { text }], { staff, idempotencyKey }) => {
    const project = await findProject(projectId);
    if (!project) throw notFound(apiMessages.projectNotFound);
    const contents = { projectId, text };
    const once = idempotencyKeyOf(idempotencyKey, 'project-notes', staff.id, contents);
    const note = { ...contents, clientId: project.clientId };
    return { status: 201, json: await storeProjectNote(note, { actor: actorOf(staff), once }) };
  },
});
