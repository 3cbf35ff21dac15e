import { staffRoles } from '@welding/domain/entities/staff';
import { idSchema } from '@welding/domain/values/text-fields';
import * as z from 'zod/mini';
import { cleanImage } from '#actions/clean-image.ts';
import { requireOwnProject } from '#actions/welder-projects.ts';
import { addPhoto } from '#data/change-photos.ts';
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

/** POST /api/desk/projects/{id}/photos/{beforePhotos or afterPhotos}: 201 and the photo's id; welders for projects they visit. */
export const addProjectPhoto = boundedUploads(
  staffRoute({
    method: 'POST',
    path: '/api/desk/projects/:id/photos/:list',
    roles: staffRoles,
    read: both(addressParts(place), { from: readPhotoUpload }),
    answer: async ([{ id, list }, upload], { staff, idempotencyKey }) => {
      await requireOwnProject(staff, id);
      const photo = await addPhoto(
        { ...cleanImage(upload.bytes), caption: upload.caption, owner: { entity: 'project', id }, list },
        staffActor(staff),
        idempotencyKeyOf(idempotencyKey, 'project-photos', staff.id, { id, list, ...uploadContents(upload) }),
      );
      return { status: 201, json: { id: photo.id } };
    },
  }),
);
