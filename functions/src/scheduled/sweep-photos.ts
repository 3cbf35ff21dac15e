import { business } from '@welding/domain/business/business';
import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { secretNames } from '#config.ts';
import { serviceAccount } from '#service-account.ts';

/** Each hour: photos that nothing has shown for a day are removed with their files. */
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
    const { sweepPhotos: sweep } = await import('#data/photos.ts');
    const removed = await sweep(new Date(scheduleTime));
    if (removed > 0) logger.info('photos swept', { removed });
  },
);
