import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { scheduleOptions } from './schedule-options.ts';

/** A photo that is cut off goes on from where it was within a day; else it begins anew. */
const keptPartsMs = 24 * 60 * 60 * 1000;

/** Each hour: photos that nothing has shown for a day are removed with their files, and parts of photos that never came whole. */
export const sweepPhotos = onSchedule(scheduleOptions('every 1 hours'), async ({ scheduleTime }) => {
  const [{ sweepPhotos: sweep }, { removeFilesBefore }, { partsFolder }] = await Promise.all([
    import('#data/photos.ts'),
    import('#data/photos-storage.ts'),
    import('#actions/join-photo-parts.ts'),
  ]);
  const now = new Date(scheduleTime);
  await removeFilesBefore(partsFolder, new Date(now.getTime() - keptPartsMs));
  const removed = await sweep(now);
  if (removed > 0) logger.info('photos swept', { removed });
});
