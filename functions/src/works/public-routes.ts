import { workPhotoWidths } from '@welding/domain/entities/photo-path';
import * as z from 'zod/mini';
import { cachedBriefly } from '#http/cached-briefly.ts';
import { nothing } from '#http/readers.ts';
import { anywhere, Reply, site } from '#http/resource-routes.ts';
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

const fileName = new RegExp(`^([0-9a-f-]{36})-(?:${workPhotoWidths.join('|')})\\.jpg$`);

export const routes = [
  /**
   * Finished work and reviews whose clients agree, latest first. Browsers ask each time and caches keep it for ten seconds,
   * because withdrawn work must disappear at once.
   */
  site.get('/work', anywhere, nothing, async () => {
    return new Reply({
      json: await shown(),
      headers: { 'Cache-Control': 'public, max-age=0, s-maxage=10' },
    });
  }),
  /** A photo of finished work that the site shows: {photo}-{width}.jpg. */
  site.get('/work/:id/:file', anywhere, z.object({ file: z.string() }), async ({ file: name }, _, id) => {
    const photoId = fileName.exec(name)?.[1];
    const [{ showsPhoto }, { readWorkPhoto }] = await Promise.all([
      import('./works.ts'),
      import('./work-photos.ts'),
    ]);
    if (!photoId || !(await showsPhoto(id, photoId))) throw notFound();
    const file = await readWorkPhoto(id, name);
    if (!file) throw notFound();
    return new Reply({
      file,
      headers: {
        'Content-Type': 'image/jpeg',
        'Content-Length': String(file.length),
        'Cache-Control': 'public, max-age=300, s-maxage=60',
      },
    });
  }),
];
