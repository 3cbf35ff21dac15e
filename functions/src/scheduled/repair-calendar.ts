import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { scheduleOptions } from './schedule-options.ts';

/** Every night: welders' days are compared with the visits. What was wrong is mended, and an error of the log tells of it. */
export const repairCalendar = onSchedule(
  scheduleOptions('every day 03:30', { memory: '512MiB', timeoutSeconds: 300 }),
  async ({ scheduleTime }) => {
    const { repairDays } = await import('#actions/repair-days.ts');
    const { looked, mended, overlapping } = await repairDays(new Date(scheduleTime));
    const isWhole = mended.length === 0 && overlapping.length === 0;
    if (isWhole) logger.info('calendar agrees with the visits', { looked });
    else logger.error('calendar was mended', { looked, mended, overlapping });
  },
);
