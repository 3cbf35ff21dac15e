import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { captionFromHeader, photoMessages } from '@welding/domain/entities/photo';
import { captionHeader, partHeader } from '@welding/domain/entities/photo-path';
import type { Quote } from '@welding/domain/entities/quote';
import {
  maxPhotoBytes,
  maxPhotoPartBytes,
  maxPhotoParts,
  maxPhotoSeconds,
} from '@welding/domain/values/limits';
import type { Request } from 'express';
import { derivedKey } from '#derived-key.ts';
import { readBody } from '#http/read-body.ts';
import { badRequest } from '#refusal.ts';
import type { PhotoPart, PhotoUpload } from './photo-parts.ts';

/** Which part of a photo a request carries; undefined for a whole one. @throws Refusal 400 */
export function photoPartOf(request: Pick<Request, 'get'>): PhotoPart | undefined {
  const text = request.get(partHeader);
  if (text === undefined) return undefined;
  const [, index, count] = (/^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? []).map(Number);
  const isPart = index && count && index <= count && count <= maxPhotoParts;
  if (!isPart) throw badRequest(photoMessages.partInvalid);
  return { index, count };
}

/** The body as a photo that has yet to be looked at. @throws Refusal as `readBody`; 400 for a caption that cannot be read */
export async function readPhotoUpload(request: Request): Promise<PhotoUpload> {
  const caption = captionFromHeader.safeParse(request.get(captionHeader));
  if (!caption.success) throw badRequest(caption.error.issues[0]?.message ?? photoMessages.captionInvalid);
  const part = photoPartOf(request);
  const bytes = await readBody(request, part ? maxPhotoPartBytes : maxPhotoBytes, maxPhotoSeconds);
  return { bytes, caption: caption.data, part };
}

/** What makes an upload recognizable when it is repeated: of one in parts, the last part alone may be. */
export function uploadContents({ bytes, caption, part }: PhotoUpload) {
  if (part) return { parts: part.count, caption };
  return { digest: createHash('sha256').update(bytes).digest('base64url'), caption };
}

/** Longer than photos wait anywhere for a signal. */
const validDays = 14;

/** What the answer to a quote request carries, so that whoever has sent it, and nobody else, can add photos to it. */
export function uploadTokenOf({ id, createdAt }: Pick<Quote, 'id' | 'createdAt'>): string {
  return createHmac('sha256', derivedKey('photo-uploads')).update(`${id} ${createdAt}`).digest('base64url');
}

/** Whether `token` is that of this request, and the request neither too old nor erased. */
export function opensUpload(quote: Quote, token: string, now: Date): boolean {
  const [given, expected] = [Buffer.from(token), Buffer.from(uploadTokenOf(quote))];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  return now.getTime() - Date.parse(quote.createdAt) < validDays * 86_400_000 && quote.email !== '';
}
