import { workPhotoWidths } from '@welding/domain/entities/photo-path';
import { idSchema } from '@welding/domain/values/text-fields';
import * as z from 'zod/mini';
import { cachedBriefly } from '#http/cached-briefly.ts';
import { nothing, params } from '#http/readers.ts';
import { publicRoute } from '#http/route.ts';
import { notFound } from '#refusal.ts';

/** Cached here too, because requests can bypass HTTP caches with another spelling of the URL. */
const cacheMs = 2_000;

const shown = cachedBriefly(cacheMs, async () => {
  const [{ listShownWorks }, { listShownReviews }] = await Promise.all([
    import('./works.ts'),
    import('./reviews.ts'),
  ]);
  const [works, reviews] = await Promise.all([listShownWorks(), listShownReviews()]);
  return { works, reviews };
});

/**
 * GET /api/work: 200, finished work and reviews whose clients agree, latest first. Browsers ask each time and caches keep it for
 * ten seconds, because withdrawn work must disappear at once.
 */
export const showWork = publicRoute({
  method: 'GET',
  path: '/api/work',
  read: nothing,
  answer: async () => ({
    status: 200,
    json: await shown(),
    headers: { 'Cache-Control': 'public, max-age=0, s-maxage=10' },
  }),
});

const fileName = new RegExp(`^([0-9a-f-]{36})-(?:${workPhotoWidths.join('|')})\\.jpg$`);

/** GET /api/work/{id}/{photo}-{width}.jpg: 200 and a photo of finished work that the site shows. */
export const showWorkPhoto = publicRoute({
  method: 'GET',
  path: '/api/work/:id/:file',
  read: params(z.object({ id: idSchema, file: z.string() })),
  answer: async ({ id, file: name }) => {
    const photoId = fileName.exec(name)?.[1];
    const [{ showsPhoto }, { readWorkPhoto }] = await Promise.all([
      import('./works.ts'),
      import('./work-photos.ts'),
    ]);
    if (!photoId || !(await showsPhoto(id, photoId))) throw notFound();
    const file = await readWorkPhoto(id, name);
    if (!file) throw notFound();
    return {
      status: 200,
      file,
      headers: {
        'Content-Type': 'image/jpeg',
        'Content-Length': String(file.length),
        'Cache-Control': 'public, max-age=300, s-maxage=60',
      },
    };
  },
});
