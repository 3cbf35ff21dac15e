import { business } from '@welding/domain/business/business';
import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { secretNames } from '#config.ts';
import { serviceAccount } from '#service-account.ts';

/** Every hour: clients are reminded of invoices that are overdue, by day. */
export const remindOfInvoices = onSchedule(
  {
    schedule: 'every 60 minutes',
    timeZone: business.timeZone,
    region: 'us-central1',
    memory: '256MiB',
    timeoutSeconds: 120,
    retryCount: 2,
    serviceAccount,
    secrets: [...secretNames],
  },
  async ({ scheduleTime }) => {
    const [{ remindOfInvoices: remind }, { findMoneySettings }] = await Promise.all([
      import('#actions/remind-of-invoices.ts'),
      import('#data/money-settings.ts'),
    ]);
    const queued = await remind(new Date(scheduleTime), await findMoneySettings());
    if (queued > 0) logger.info('clients reminded of invoices', { queued });
  },
);
