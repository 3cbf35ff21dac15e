import * as z from 'zod/mini';
import { inCurrentLanguage } from '../values/language.ts';
import { maxCaptionLength } from '../values/limits.ts';
import { field, stored } from '../values/stored-fields.ts';
import { idSchema, instantSchema, requiredLine, strictBody } from '../values/text-fields.ts';
import { photoTexts } from './photo-texts.ts';

export const photoMessages = inCurrentLanguage(() => photoTexts().messages);

export const photoLists = ['photos', 'beforePhotos', 'afterPhotos'] as const;
const photoListSchema = z.enum(photoLists);
export type PhotoList = (typeof photoLists)[number];

const photoOwnerSchema = strictBody({
  entity: z.enum(['quote', 'project'], { error: () => photoTexts().owner }),
  id: idSchema,
});
export type PhotoOwner = z.infer<typeof photoOwnerSchema>;

export const photoSchema = stored({
  id: field(idSchema, 'plain'),
  /** A receipt belongs to a project and a tax certificate to a client. Neither is shown with other photos. */
  owner: field(
    z.object({ entity: z.enum(['quote', 'project', 'receipt', 'certificate']), id: idSchema }),
    'plain',
  ),
  /** The client, if known, for merging and erasing. Access follows the owner. */
  clientId: field(z.optional(idSchema), 'plain'),
  path: field(z.string(), { holds: 'plain', readers: 'nobody' }),
  /** Who took the receipt. Only they and the owner see it. */
  authorId: field(z.optional(z.string()), 'staff'),
  contentType: field(z.enum(['image/jpeg', 'image/png', 'image/webp']), 'plain'),
  width: field(z.int(), 'plain'),
  height: field(z.int(), 'plain'),
  /** In bytes. */
  size: field(z.int(), 'plain'),
  caption: field(z.optional(z.string()), 'client'),
  createdAt: field(instantSchema, 'plain'),
  /** When to check whether the photo is still in use; missing while it is. */
  sweepAt: field(z.optional(instantSchema), 'plain'),
});
export type Photo = z.infer<typeof photoSchema>;

const captionSchema = requiredLine(
  () => photoTexts().caption,
  maxCaptionLength,
  () => photoMessages.captionInvalid,
);

/** A caption decoded from the header; undefined if empty. */
export const captionFromHeader = z.pipe(
  z.optional(
    z.pipe(
      z.string(),
      z.transform((text, context) => {
        try {
          return decodeURIComponent(text).trim() || undefined;
        } catch {
          context.issues.push({ code: 'custom', message: photoMessages.captionInvalid, input: text });
          return z.NEVER;
        }
      }),
    ),
  ),
  z.optional(captionSchema),
);

/** The body of POST /api/desk/photos/{id}/caption. An empty caption removes it. */
export const captionChangeSchema = strictBody({
  owner: photoOwnerSchema,
  caption: z.union([z.literal(''), captionSchema], { error: () => photoMessages.captionInvalid }),
});

/** The body of POST /api/desk/photos/{id}/remove. */
export const photoRemovalSchema = strictBody({ owner: photoOwnerSchema });

/** The body of POST /api/desk/photos/{id}/restore: the former position, from the removal's answer. */
export const photoPlaceSchema = strictBody({
  owner: photoOwnerSchema,
  list: photoListSchema,
  index: z.int().check(z.gte(0)),
  caption: z.optional(captionSchema),
});
export type PhotoPlace = z.infer<typeof photoPlaceSchema>;
