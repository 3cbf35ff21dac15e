import { createHash } from 'node:crypto';
import { captionFromHeader, photoMessages } from '@welding/domain/entities/photo';
import { captionHeader, partHeader } from '@welding/domain/entities/photo-path';
import type { Quote } from '@welding/domain/entities/quote';
import { errorCodes } from '@welding/domain/error-codes';
import {
  maxPhotoBytes,
  maxPhotoPartBytes,
  maxPhotoParts,
  maxPhotoSeconds,
} from '@welding/domain/values/limits';
import type { Request } from 'express';
import { isSigned, sign } from '#derived-key.ts';
import { sentContentLength } from '#http/raw-request.ts';
import { type Reader, readBody } from '#http/readers.ts';
import { Reply } from '#http/resource-routes.ts';
import type { Route } from '#http/route.ts';
import { badRequest, Refusal, tooLarge } from '#refusal.ts';
import type { PhotoPart, PhotoUpload } from './receive-photo.ts';

/** The part number of a request, undefined for a whole photo. @throws Refusal 400 */
export function photoPartOf(request: Pick<Request, 'get'>): PhotoPart | undefined {
  const text = request.get(partHeader);
  if (text === undefined) return undefined;
  const [, index, count] = (/^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? []).map(Number);
  const isPart = index && count && index <= count && count <= maxPhotoParts;
  if (!isPart) throw badRequest(photoMessages.partInvalid);
  return { index, count };
}

/** The body as an unchecked photo. @throws Refusal as `readBody`; 400 for an unreadable caption */
export async function readPhotoUpload(request: Request): Promise<PhotoUpload> {
  const caption = captionFromHeader.safeParse(request.get(captionHeader));
  if (!caption.success) throw badRequest(caption.error.issues[0]?.message ?? photoMessages.captionInvalid);
  const part = photoPartOf(request);
  const bytes = await readBody(request, part ? maxPhotoPartBytes : maxPhotoBytes, maxPhotoSeconds);
  return { bytes, caption: caption.data, part };
}

/** Identifies a repeated upload. Of one in parts, only the last part may repeat alone. */
export function uploadContents({ bytes, caption, part }: PhotoUpload) {
  if (part) return { parts: part.count, caption };
  return { digest: createHash('sha256').update(bytes).digest('base64url'), caption };
}

/** The body of a desk route that takes a photo. */
export const photoUpload: Reader<PhotoUpload> = { from: readPhotoUpload, contents: uploadContents };

/** 201 and the photo's id, 202 for a part before the last. */
export function uploadReply(id: string | undefined): Reply {
  return new Reply(id === undefined ? { status: 202 } : { json: { id } });
}

/** Longer than any photo waits offline. */
const validDays = 14;

/** A token in the response to a quote request, which lets only its sender add photos. */
export function uploadTokenOf({ id, createdAt }: Pick<Quote, 'id' | 'createdAt'>): string {
  return sign('photo-uploads', `${id} ${createdAt}`).toString('base64url');
}

/** Whether `token` is that of this request, which is neither too old nor erased. */
export function opensUpload(quote: Quote, token: string, now: Date): boolean {
  const signature = Buffer.from(token, 'base64url');
  if (!isSigned('photo-uploads', `${quote.id} ${quote.createdAt}`, signature)) return false;
  return now.getTime() - Date.parse(quote.createdAt) < validDays * 86_400_000 && quote.email !== '';
}

/** The memory for all photos in progress in one instance, in bytes. Each takes two or three times its size. */
const mostUnderWay = 60_000_000;
let underWay = 0;

/**
 * Limits the uploads in progress to the instance's memory, by their Content-Length, before reading them. 413 for one that is
 * too large, 503 for one too many.
 */
export function boundedUploads(route: Route): Route {
  return {
    ...route,
    handle: async (request, response) => {
      const sent = sentContentLength(request);
      if (sent > maxPhotoBytes) throw tooLarge();
      const part = photoPartOf(request);
      // The last part loads the whole photo into memory.
      const whole = part && part.index === part.count ? part.count * maxPhotoPartBytes : 0;
      const reserved = Math.max(whole, Number.isNaN(sent) ? maxPhotoBytes : sent);
      if (underWay + reserved > mostUnderWay)
        throw new Refusal(errorCodes.unavailable, photoMessages.busy, { retryAfterSeconds: 20 });
      underWay += reserved;
      try {
        await route.handle(request, response);
      } finally {
        underWay -= reserved;
      }
    },
  };
}
