import { staffRoles } from '@welding/domain/entities/staff';
import { idSchema } from '@welding/domain/values/text-fields';
import * as z from 'zod/mini';
import { receivePhoto } from '#actions/receive-photo.ts';
import { requireOwnProject } from '#actions/welder-projects.ts';
import { boundedUploads } from '#http/bounded-uploads.ts';
import { idempotencyKeyOf } from '#http/idempotency-key.ts';
import { readPhotoUpload, uploadContents } from '#http/photo-upload.ts';
import { addressParts, both } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';
import { staffActor } from '#http/staff-actor.ts';

const place = z.object({
  id: idSchema,
  list: z.enum(['beforePhotos', 'afterPhotos'], 'A photo is of before or after the work'),
});

/**
 * POST /api/desk/projects/{id}/photos/{beforePhotos or afterPhotos}: 201 and the photo's id; welders for projects they visit.
 * A part that is not the last is answered with 202, as for requests.
 */
export const addProjectPhoto = boundedUploads(
  staffRoute({
    method: 'POST',
    path: '/api/desk/projects/:id/photos/:list',
    roles: staffRoles,
    read: both(addressParts(place), { from: readPhotoUpload }),
    answer: async ([{ id, list }, upload], { staff, idempotencyKey }) => {
      await requireOwnProject(staff, id);
      const once = idempotencyKeyOf(idempotencyKey, 'project-photos', staff.id, {
        ...{ id, list },
        ...uploadContents(upload),
      });
      const target = { owner: { entity: 'project', id }, list } as const;
      const photoId = await receivePhoto(upload, target, staffActor(staff), once);
      return photoId === undefined ? { status: 202 } : { status: 201, json: { id: photoId } };
    },
  }),
);
