import { newNoteSchema } from '@welding/domain/entities/notes';
import { newProjectSchema, projectChangeSchema } from '@welding/domain/entities/project-request';
import { apiMessages } from '@welding/domain/messages';
import { setFields } from '@welding/domain/values/stored-fields';
import { findClient } from '#clients/clients.ts';
import { nothing } from '#http/readers.ts';
import { desk, office } from '#http/resource-routes.ts';
import { notFound } from '#refusal.ts';
import { applyProjectChange } from './apply-project-change.ts';
import { storeProjectNote } from './notes.ts';
import { findProject, storeProject } from './projects.ts';
import { deskTimeline } from './timeline.ts';

export const routes = [
  /** 409 for a merged client. */
  desk.post('/projects', office, newProjectSchema, async (body, by) => {
    if (!(await findClient(body.clientId))) throw notFound(apiMessages.clientNotFound);
    return await storeProject(setFields(body), by);
  }),
  desk.patch('/projects/:id', office, projectChangeSchema, (change, { actor }, id) =>
    applyProjectChange(id, change, actor),
  ),
  /** The project's stage, next step and timeline, newest first. */
  desk.get('/projects/:id/timeline', office, nothing, async (_, _by, id) => {
    const timeline = await deskTimeline(id);
    if (!timeline) throw notFound(apiMessages.projectNotFound);
    return timeline;
  }),
  desk.post('/projects/:id/notes', office, newNoteSchema, async ({ text }, by, projectId) => {
    const project = await findProject(projectId);
    if (!project) throw notFound(apiMessages.projectNotFound);
    return await storeProjectNote({ projectId, text, clientId: project.clientId }, by);
  }),
];
