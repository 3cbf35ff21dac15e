import { business } from '@welding/domain/business/business';
import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { secretNames } from '#config.ts';
import { serviceAccount } from '#service-account.ts';

/** Four times a day: payments whose webhooks were lost are recorded after all. */
export const reconcilePayments = onSchedule(
  {
    schedule: 'every 6 hours',
    timeZone: business.timeZone,
    region: 'us-central1',
    memory: '256MiB',
    timeoutSeconds: 300,
    retryCount: 2,
    serviceAccount,
    secrets: [...secretNames],
  },
  async ({ scheduleTime }) => {
    const { reconcile } = await import('#payments/reconcile.ts');
    logger.info('payments reconciled', await reconcile(new Date(scheduleTime)));
  },
);
