import {
  captionChangeSchema,
  type PhotoOwner,
  photoPlaceSchema,
  photoRemovalSchema,
} from '@welding/domain/entities/photo';
import { type Staff, staffMessages, staffRoles } from '@welding/domain/entities/staff';
import { idSchema } from '@welding/domain/values/text-fields';
import * as z from 'zod/mini';
import { requireOwnProject } from '#actions/welder-projects.ts';
import { captionPhoto, removePhoto, restorePhoto } from '#data/change-photos.ts';
import { badRequest, forbidden } from '#http/errors.ts';
import { addressParts, both, json } from '#http/readers.ts';
import { type Route, staffRoute } from '#http/route.ts';
import { staffActor } from '#http/staff-actor.ts';

/** Requests are the office's; welders change the photos of projects they visit. */
async function requireAllowed(staff: Staff, { entity, id }: PhotoOwner): Promise<void> {
  if (entity === 'project') await requireOwnProject(staff, id);
  else if (staff.role === 'welder') throw forbidden(staffMessages.roleMayNot);
}

function photoRoute<Body extends { owner: PhotoOwner }>(
  step: string,
  schema: z.ZodMiniType<Body>,
  act: (id: string, body: Body, staff: Staff) => Promise<object | undefined>,
): Route {
  return staffRoute({
    method: 'POST',
    path: `/api/desk/photos/:id/${step}`,
    roles: staffRoles,
    read: both(addressParts(z.object({ id: idSchema })), json(schema)),
    answer: async ([{ id }, body], { staff }) => {
      await requireAllowed(staff, body.owner);
      const answer = await act(id, body, staff);
      return answer ? { status: 200, json: answer } : { status: 204 };
    },
  });
}

/** POST /api/desk/photos/{id}/caption: 204. */
export const captionDeskPhoto = photoRoute(
  'caption',
  captionChangeSchema,
  async (id, { owner, caption }, staff) => {
    await captionPhoto(id, owner, caption, staffActor(staff));
    return undefined;
  },
);

/** POST /api/desk/photos/{id}/remove: 200 and where it was, which `restore` takes within a day. */
export const removeDeskPhoto = photoRoute('remove', photoRemovalSchema, (id, { owner }, staff) =>
  removePhoto(id, owner, staffActor(staff)),
);

/** POST /api/desk/photos/{id}/restore: 204; 409 once the photo is gone for good. */
export const restoreDeskPhoto = photoRoute('restore', photoPlaceSchema, async (id, place, staff) => {
  if ((place.owner.entity === 'quote') !== (place.list === 'photos'))
    throw badRequest('A request has photos, a project beforePhotos and afterPhotos');
  await restorePhoto(id, place, staffActor(staff));
  return undefined;
});
