import * as z from 'zod/mini';
import { inCurrentLanguage } from '../values/language.ts';
import { maxCaptionLength } from '../values/limits.ts';
import { idSchema, instantSchema, requiredLine, strictBody } from '../values/text-fields.ts';
import { photoTexts } from './photo-texts.ts';
import type { PrivacyOf } from './privacy.ts';

export const photoMessages = inCurrentLanguage(() => photoTexts().messages);

export const photoLists = ['photos', 'beforePhotos', 'afterPhotos'] as const;
const photoListSchema = z.enum(photoLists);
export type PhotoList = (typeof photoLists)[number];

const photoOwnerSchema = strictBody({
  entity: z.enum(['quote', 'project'], { error: () => photoTexts().owner }),
  id: idSchema,
});
export type PhotoOwner = z.infer<typeof photoOwnerSchema>;

export const photoSchema = z.object({
  id: idSchema,
  /** A receipt belongs to a project and a tax certificate to a client. Neither is shown with other photos. */
  owner: z.object({ entity: z.enum(['quote', 'project', 'receipt', 'certificate']), id: idSchema }),
  /** The client, if known, for merging and erasing. Access follows the owner. */
  clientId: z.optional(idSchema),
  path: z.string(),
  /** Who took the receipt. Only they and the owner see it. */
  authorId: z.optional(z.string()),
  contentType: z.enum(['image/jpeg', 'image/png', 'image/webp']),
  width: z.int(),
  height: z.int(),
  /** In bytes. */
  size: z.int(),
  caption: z.optional(z.string()),
  createdAt: instantSchema,
  /** When to check whether the photo is still in use; missing while it is. */
  sweepAt: z.optional(instantSchema),
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

export const photoPrivacy = {
  id: 'plain',
  owner: 'plain',
  clientId: 'plain',
  path: { holds: 'plain', readers: 'nobody' },
  authorId: 'staff',
  contentType: 'plain',
  width: 'plain',
  height: 'plain',
  size: 'plain',
  caption: 'client',
  createdAt: 'plain',
  sweepAt: 'plain',
} satisfies PrivacyOf<Photo>;
