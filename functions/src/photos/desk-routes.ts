import {
  captionChangeSchema,
  type PhotoOwner,
  photoPlaceSchema,
  photoRemovalSchema,
} from '@welding/domain/entities/photo';
import { type Staff, staffMessages } from '@welding/domain/entities/staff';
import { inLanguages, say } from '@welding/domain/values/language';
import { idSchema } from '@welding/domain/values/text-fields';
import * as z from 'zod/mini';
import { both, params } from '#http/readers.ts';
import { desk, everyone } from '#http/resource-routes.ts';
import { requireOwnProject } from '#projects/welder-projects.ts';
import { badRequest, forbidden } from '#refusal.ts';
import { addPhoto, captionPhoto, removePhoto, restorePhoto } from './change-photos.ts';
import { type PhotoTarget, receivePhoto } from './receive-photo.ts';
import { boundedUploads, photoUpload, uploadContents, uploadReply } from './upload-request.ts';

const placeTexts = inLanguages({
  listsOfPhotos: say(
    'A request has photos, a project beforePhotos and afterPhotos',
    'Una solicitud tiene photos; un proyecto, beforePhotos y afterPhotos',
  ),
  beforeOrAfter: say(
    'A photo is of before or after the work',
    'Una foto es de antes o de después del trabajo',
  ),
});

/** Owner and office change photos of requests; welders change those of projects they visit. */
async function requireAllowed(staff: Staff, { entity, id }: PhotoOwner): Promise<void> {
  if (entity === 'project') await requireOwnProject(staff, id);
  else if (staff.role === 'welder') throw forbidden(staffMessages.roleMayNot);
}

const place = z.object({
  id: idSchema,
  list: z.enum(['beforePhotos', 'afterPhotos'], { error: () => placeTexts().beforeOrAfter }),
});

export const routes = [
  desk.step('/photos/:id/caption', everyone, captionChangeSchema, async ({ owner, caption }, by, id) => {
    await requireAllowed(by.staff, owner);
    await captionPhoto(id, owner, caption, by.actor);
  }),
  /** Responds with the photo's old place, for `restore` within a day. */
  desk.step('/photos/:id/remove', everyone, photoRemovalSchema, async ({ owner }, by, id) => {
    await requireAllowed(by.staff, owner);
    return await removePhoto(id, owner, by.actor);
  }),
  desk.step('/photos/:id/restore', everyone, photoPlaceSchema, async (to, by, id) => {
    await requireAllowed(by.staff, to.owner);
    if ((to.owner.entity === 'quote') !== (to.list === 'photos'))
      throw badRequest(placeTexts().listsOfPhotos);
    await restorePhoto(id, to, by.actor);
  }),
  boundedUploads(
    desk.post(
      '/projects/:id/photos/:list',
      everyone,
      {
        ...both(params(place), photoUpload),
        contents: ([{ list }, upload]) => ({ list, ...uploadContents(upload) }),
      },
      async ([{ list }, upload], { staff, actor, once }, id) => {
        await requireOwnProject(staff, id);
        const to = { owner: { entity: 'project', id }, list } as const;
        const store: PhotoTarget['store'] = (picture) => addPhoto({ ...picture, ...to }, actor, once);
        return uploadReply(await receivePhoto(upload, { id, store }, once));
      },
    ),
  ),
];
