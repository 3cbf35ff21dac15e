import { business } from '@welding/domain/business/business';
import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { secretNames } from '#config.ts';
import { serviceAccount } from '#service-account.ts';

/** A photo that is cut off goes on from where it was within a day; else it begins anew. */
const keptPartsMs = 24 * 60 * 60 * 1000;

/** Each hour: photos that nothing has shown for a day are removed with their files, and parts of photos that never came whole. */
export const sweepPhotos = onSchedule(
  {
    schedule: 'every 1 hours',
    timeZone: business.timeZone,
    region: 'us-central1',
    memory: '256MiB',
    timeoutSeconds: 120,
    retryCount: 2,
    serviceAccount,
    secrets: [...secretNames],
  },
  async ({ scheduleTime }) => {
    const [{ sweepPhotos: sweep }, { removeFilesBefore }, { partsFolder }] = await Promise.all([
      import('#data/photos.ts'),
      import('#data/photos-storage.ts'),
      import('#actions/join-photo-parts.ts'),
    ]);
    const now = new Date(scheduleTime);
    await removeFilesBefore(partsFolder, new Date(now.getTime() - keptPartsMs));
    const removed = await sweep(now);
    if (removed > 0) logger.info('photos swept', { removed });
  },
);
