import { createHash } from 'node:crypto';
import {
  maxPhotoBytes,
  maxPhotoPartBytes,
  maxPhotoParts,
  maxPhotoSeconds,
} from '@welding/domain/business/limits';
import { captionFromHeader, photoMessages } from '@welding/domain/entities/photo';
import { captionHeader, partHeader } from '@welding/domain/entities/photo-address';
import type { Request } from 'express';
import { badRequest } from './errors.ts';
import { readBody } from './read-body.ts';

/** A part of a photo, counted from 1. */
export type PhotoPart = { readonly index: number; readonly count: number };

/** A picture or a part of one as it was sent, and what stands below it. */
export type PhotoUpload = {
  readonly bytes: Buffer;
  readonly caption: string | undefined;
  readonly part?: PhotoPart | undefined;
};

/** Which part of a photo a request carries; undefined for a whole one. @throws ApiError 400 */
export function photoPartOf(request: Pick<Request, 'get'>): PhotoPart | undefined {
  const text = request.get(partHeader);
  if (text === undefined) return undefined;
  const [, index, count] = (/^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? []).map(Number);
  const isPart = index && count && index <= count && count <= maxPhotoParts;
  if (!isPart) throw badRequest(photoMessages.partInvalid);
  return { index, count };
}

/** The body as a photo that has yet to be looked at. @throws ApiError as `readBody`; 400 for a caption that cannot be read */
export async function readPhotoUpload(request: Request): Promise<PhotoUpload> {
  const caption = captionFromHeader.safeParse(request.get(captionHeader));
  if (!caption.success) throw badRequest(caption.error.issues[0]?.message ?? photoMessages.captionInvalid);
  const part = photoPartOf(request);
  const bytes = await readBody(request, part ? maxPhotoPartBytes : maxPhotoBytes, maxPhotoSeconds);
  return { bytes, caption: caption.data, part };
}

/** What makes an upload recognisable when it is repeated: of one in parts, the last part alone may be. */
export function uploadContents({ bytes, caption, part }: PhotoUpload) {
  if (part) return { parts: part.count, caption };
  return { digest: createHash('sha256').update(bytes).digest('base64url'), caption };
}
