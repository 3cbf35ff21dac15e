import { deskApiPaths } from '@welding/domain/api-paths';
import { idSchema } from '@welding/domain/values/text-fields';
import * as z from 'zod/mini';
import { queueKind } from '#pwa/queue/queue-kind.ts';
import type { Queued } from '#pwa/queue/queued-item.ts';

const bodySchema = z.object({ projectId: idSchema, list: z.enum(['beforePhotos', 'afterPhotos']) });
export type ProjectPhotoBody = z.infer<typeof bodySchema>;
export type QueuedPhoto = Queued<ProjectPhotoBody>;

/** A photo of a project. */
export const projectPhotoKind = queueKind({
  name: 'project-photo',
  lane: 'photos',
  schema: bodySchema,
  request: ({ projectId, list }) => ({ url: deskApiPaths.projectPhotos(projectId, list) }),
});
