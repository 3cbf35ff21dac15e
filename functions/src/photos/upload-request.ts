import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
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
import { derivedKey } from '#derived-key.ts';
import { sentContentLength } from '#http/raw-request.ts';
import { readBody } from '#http/readers.ts';
import type { Route } from '#http/route.ts';
import { badRequest, Refusal, tooLarge } from '#refusal.ts';
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

/** What the photos under way may take of an instance's memory together, in bytes; each is there two or three times. */
const mostUnderWay = 60_000_000;
let underWay = 0;

/**
 * A route that takes photos in: of all under way in this instance so many that its memory suffices, refused by what their
 * Content-Length says before anything is read. 413 for one that is too large, 503 for one too many.
 */
export function boundedUploads(route: Route): Route {
  return {
    ...route,
    handle: async (request, response) => {
      const sent = sentContentLength(request);
      if (sent > maxPhotoBytes) throw tooLarge();
      const part = photoPartOf(request);
      // With its last part a photo is in memory as a whole.
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
