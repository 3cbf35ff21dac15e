import * as z from 'zod/mini';
import { business } from '../values/business.ts';
import { inCurrentLanguage, inLanguages, say } from '../values/language.ts';
import { maxCaptionLength, maxProjectPhotos, maxRequestPhotos } from '../values/limits.ts';
import { field, stored, storedCode } from '../values/stored-fields.ts';
import { idSchema, instantSchema, requiredLine, strictBody } from '../values/text-fields.ts';

const photoTexts = inLanguages({
  messages: {
    notAPhoto: say(
      'We can’t read this photo. Please send a JPEG, PNG or WebP picture',
      'No podemos leer esta foto. Envíe una imagen JPEG, PNG o WebP',
    ),
    tooManyPixels: say(
      'This picture is too large. Please send one of at most 40 megapixels',
      'Esta imagen es demasiado grande. Envíe una de 40 megapíxeles como máximo',
    ),
    requestFull: say(
      `A request takes at most ${maxRequestPhotos} photos`,
      `Una solicitud admite ${maxRequestPhotos} fotos como máximo`,
    ),
    projectFull: say(
      `A project takes at most ${maxProjectPhotos} photos before and after each`,
      `Un proyecto admite ${maxProjectPhotos} fotos de antes y ${maxProjectPhotos} de después como máximo`,
    ),
    uploadRefused: say(
      `Photos can no longer be added to this request. Please email them to ${business.email}`,
      `Ya no se pueden agregar fotos a esta solicitud. Envíelas por correo a ${business.email}`,
    ),
    busy: say(
      'Too many photos are arriving at this moment. Please try again in a minute',
      'Están llegando demasiadas fotos en este momento. Intente de nuevo en un minuto',
    ),
    partInvalid: say(
      'The part of a photo must be named as in 2/5',
      'La parte de una foto debe indicarse como en 2/5',
    ),
    partMissing: say(
      'A part of this photo did not arrive. It is sent again from its beginning',
      'Una parte de esta foto no llegó. Se envía de nuevo desde el principio',
    ),
    captionInvalid: say(
      'The caption cannot be read. Please type it again',
      'No se puede leer el texto de la foto. Escríbalo de nuevo',
    ),
    gone: say(
      'This photo is gone for good. Please add it again',
      'Esta foto se borró definitivamente. Agréguela de nuevo',
    ),
  },
  caption: say('Caption', 'Texto de la foto'),
  owner: say('Photos belong to a quote or a project', 'Las fotos son de una solicitud o de un proyecto'),
});

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
    z.object({ entity: storedCode(['quote', 'project', 'receipt', 'certificate']), id: idSchema }),
    'plain',
  ),
  /** The client, if known, for merging and erasing. Access follows the owner. */
  clientId: field(z.optional(idSchema), 'plain'),
  path: field(z.string(), { holds: 'plain', readers: 'nobody' }),
  /** Who took the receipt. Only they and the owner see it. */
  authorId: field(z.optional(z.string()), 'staff'),
  contentType: field(storedCode(['image/jpeg', 'image/png', 'image/webp']), 'plain'),
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

/** The body of POST /api/desk/photos/{id}/restore: the former position, from the removal's response. */
export const photoPlaceSchema = strictBody({
  owner: photoOwnerSchema,
  list: photoListSchema,
  index: z.int().check(z.gte(0)),
  caption: z.optional(captionSchema),
});
export type PhotoPlace = z.infer<typeof photoPlaceSchema>;
