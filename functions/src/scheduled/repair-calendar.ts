import { business } from '@welding/domain/business/business';
import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { secretNames } from '#config.ts';
import { serviceAccount } from '#service-account.ts';

/** Every night: welders' days are compared with the visits. What was wrong is mended, and an error of the log tells of it. */
export const repairCalendar = onSchedule(
  {
    schedule: 'every day 03:30',
    timeZone: business.timeZone,
    region: 'us-central1',
    memory: '512MiB',
    timeoutSeconds: 300,
    retryCount: 2,
    serviceAccount,
    secrets: [...secretNames],
  },
  async ({ scheduleTime }) => {
    const { repairDays } = await import('#actions/repair-days.ts');
    const { looked, mended, overlapping } = await repairDays(new Date(scheduleTime));
    const isWhole = mended.length === 0 && overlapping.length === 0;
    if (isWhole) logger.info('calendar agrees with the visits', { looked });
    else logger.error('calendar was mended', { looked, mended, overlapping });
  },
);
