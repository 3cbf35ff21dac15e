import { business } from '@welding/domain/business/business';
import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { secretNames } from '#config.ts';
import { serviceAccount } from '#service-account.ts';

/** Every five minutes: clients are reminded of their visits. */
export const remindOfVisits = onSchedule(
  {
    schedule: 'every 5 minutes',
    timeZone: business.timeZone,
    region: 'us-central1',
    memory: '256MiB',
    timeoutSeconds: 120,
    retryCount: 2,
    serviceAccount,
    secrets: [...secretNames],
  },
  async ({ scheduleTime }) => {
    const [{ remindOfVisits: remind }, { findSettings }] = await Promise.all([
      import('#actions/remind-of-visits.ts'),
      import('#data/settings.ts'),
    ]);
    const done = await remind(new Date(scheduleTime), await findSettings());
    if (done.queued > 0) logger.info('clients reminded', done);
  },
);
