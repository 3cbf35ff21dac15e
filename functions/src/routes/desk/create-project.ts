import { newProjectSchema } from '@welding/domain/entities/project-request';
import { apiMessages } from '@welding/domain/messages';
import { findClient } from '#data/clients.ts';
import { storeProject } from '#data/projects.ts';
import { notFound } from '#http/errors.ts';
import { idempotencyKeyOf } from '#http/idempotency-key.ts';
import { json } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';
import { staffActor } from '#http/staff-actor.ts';

/** POST /api/desk/projects: 201 and the project, once for each Idempotency-Key; 404 for a client who is not there. */
export const createProject = staffRoute({
  method: 'POST',
  path: '/api/desk/projects',
  roles: ['owner', 'office'],
  read: json(newProjectSchema),
  answer: async (body, { staff, idempotencyKey }) => {
    if (!(await findClient(body.clientId))) throw notFound(apiMessages.clientNotFound);
    const { description, address, zip, ...rest } = body;
    const project = await storeProject(
      { ...rest, ...(description && { description }), ...(address && { address }), ...(zip && { zip }) },
      { actor: staffActor(staff), once: idempotencyKeyOf(idempotencyKey, 'projects', staff.id, body) },
    );
    return { status: 201, json: project };
  },
});
