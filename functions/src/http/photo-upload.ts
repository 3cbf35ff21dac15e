import { createHash } from 'node:crypto';
import { maxPhotoBytes, maxPhotoSeconds } from '@welding/domain/business/limits';
import { captionFromHeader, photoMessages } from '@welding/domain/entities/photo';
import { captionHeader } from '@welding/domain/entities/photo-address';
import type { Request } from 'express';
import { badRequest } from './errors.ts';
import { readBody } from './read-body.ts';

/** A picture as it was sent, and what stands below it. */
export type PhotoUpload = { readonly bytes: Buffer; readonly caption: string | undefined };

/** The body as a photo that has yet to be looked at. @throws ApiError as `readBody`; 400 for a caption that cannot be read */
export async function readPhotoUpload(request: Request): Promise<PhotoUpload> {
  const caption = captionFromHeader.safeParse(request.get(captionHeader));
  if (!caption.success) throw badRequest(caption.error.issues[0]?.message ?? photoMessages.captionInvalid);
  return { bytes: await readBody(request, maxPhotoBytes, maxPhotoSeconds), caption: caption.data };
}

/** What makes an upload recognisable when it is repeated. */
export function uploadContents({ bytes, caption }: PhotoUpload) {
  return { digest: createHash('sha256').update(bytes).digest('base64url'), caption };
}
