import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { scheduleOptions } from './schedule-options.ts';

/** Every five minutes: clients are reminded of their visits. */
export const remindOfVisits = onSchedule(scheduleOptions('every 5 minutes'), async ({ scheduleTime }) => {
  const [{ remindOfVisits: remind }, { findSettings }] = await Promise.all([
    import('#actions/remind-of-visits.ts'),
    import('#data/settings.ts'),
  ]);
  const done = await remind(new Date(scheduleTime), await findSettings());
  if (done.queued > 0) logger.info('clients reminded', done);
});
