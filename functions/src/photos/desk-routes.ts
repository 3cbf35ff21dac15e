import {
  captionChangeSchema,
  type PhotoOwner,
  photoPlaceSchema,
  photoRemovalSchema,
} from '@welding/domain/entities/photo';
import { actorOf, type Staff, staffMessages, staffRoles } from '@welding/domain/entities/staff';
import { idSchema } from '@welding/domain/values/text-fields';
import * as z from 'zod/mini';
import { deskRoutesTexts } from '#desk-routes-texts.ts';
import { idempotencyKeyOf } from '#http/idempotency-key.ts';
import { both, json, params, withId } from '#http/readers.ts';
import { type Route, staffRoute } from '#http/route.ts';
import { requireOwnProject } from '#projects/welder-projects.ts';
import { badRequest, forbidden } from '#refusal.ts';
import { addPhoto, captionPhoto, removePhoto, restorePhoto } from './change-photos.ts';
import { type PhotoTarget, receivePhoto } from './receive-photo.ts';
import { boundedUploads, readPhotoUpload, uploadContents } from './upload-request.ts';

/** Owner and office change photos of requests; welders change those of projects they visit. */
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
    read: both(withId, json(schema)),
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
    await captionPhoto(id, owner, caption, actorOf(staff));
    return undefined;
  },
);

/** POST /api/desk/photos/{id}/remove: 200 and its old place, for `restore` within a day. */
export const removeDeskPhoto = photoRoute('remove', photoRemovalSchema, (id, { owner }, staff) =>
  removePhoto(id, owner, actorOf(staff)),
);

/** POST /api/desk/photos/{id}/restore: 204; 409 once the photo is gone for good. */
export const restoreDeskPhoto = photoRoute('restore', photoPlaceSchema, async (id, place, staff) => {
  if ((place.owner.entity === 'quote') !== (place.list === 'photos'))
    throw badRequest(deskRoutesTexts().listsOfPhotos);
  await restorePhoto(id, place, actorOf(staff));
  return undefined;
});

const place = z.object({
  id: idSchema,
  list: z.enum(['beforePhotos', 'afterPhotos'], { error: () => deskRoutesTexts().beforeOrAfter }),
});

/**
 * POST /api/desk/projects/{id}/photos/{beforePhotos or afterPhotos}: 201 and the photo's id; welders only for projects they
 * visit. 202 for a part before the last.
 */
export const addProjectPhoto = boundedUploads(
  staffRoute({
    method: 'POST',
    path: '/api/desk/projects/:id/photos/:list',
    roles: staffRoles,
    read: both(params(place), { from: readPhotoUpload }),
    answer: async ([{ id, list }, upload], { staff, idempotencyKey }) => {
      await requireOwnProject(staff, id);
      const once = idempotencyKeyOf(idempotencyKey, 'project-photos', staff.id, {
        ...{ id, list },
        ...uploadContents(upload),
      });
      const place = { owner: { entity: 'project', id }, list } as const;
      const target: PhotoTarget = {
        id,
        store: (picture, key) => addPhoto({ ...picture, ...place }, actorOf(staff), key),
      };
      const photoId = await receivePhoto(upload, target, once);
      return photoId === undefined ? { status: 202 } : { status: 201, json: { id: photoId } };
    },
  }),
);
