import { photoMessages } from '@welding/domain/entities/photo';
import { errorCodes } from '@welding/domain/error-codes';
import { maxPhotoBytes, maxPhotoPartBytes } from '@welding/domain/values/limits';
import { sentContentLength } from '#http/raw-request.ts';
import type { Route } from '#http/route.ts';
import { Refusal, tooLarge } from '#refusal.ts';
import { photoPartOf } from './upload-request.ts';

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
