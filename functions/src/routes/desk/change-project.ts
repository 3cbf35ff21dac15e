import { projectAddressSchema, projectChangeSchema } from '@welding/domain/entities/project-request';
import { applyProjectChange } from '#actions/change-project.ts';
import { addressParts, both, json } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';
import { staffActor } from '#http/staff-actor.ts';

/** PATCH /api/desk/projects/{id}: 200 and how the project is now; 409 for an old version. */
export const changeProject = staffRoute({
  method: 'PATCH',
  path: '/api/desk/projects/:id',
  roles: ['owner', 'office'],
  read: both(addressParts(projectAddressSchema), json(projectChangeSchema)),
  answer: async ([{ id }, change], { staff }) => ({
    status: 200,
    json: await applyProjectChange(id, change, staffActor(staff)),
  }),
});
