import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { scheduleOptions } from './schedule-options.ts';

/** Four times a day: payments whose webhooks were lost are recorded after all. */
export const reconcilePayments = onSchedule(
  scheduleOptions('every 6 hours', { timeoutSeconds: 300 }),
  async ({ scheduleTime }) => {
    const { reconcile } = await import('#payments/reconcile.ts');
    logger.info('payments reconciled', await reconcile(new Date(scheduleTime)));
  },
);
