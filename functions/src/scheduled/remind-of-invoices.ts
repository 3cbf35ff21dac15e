import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { scheduleOptions } from './schedule-options.ts';

/** Every hour: clients are reminded of invoices that are overdue, by day. */
export const remindOfInvoices = onSchedule(scheduleOptions('every 60 minutes'), async ({ scheduleTime }) => {
  const [{ remindOfInvoices: remind }, { findMoneySettings }] = await Promise.all([
    import('#actions/remind-of-invoices.ts'),
    import('#data/money-settings.ts'),
  ]);
  const queued = await remind(new Date(scheduleTime), await findMoneySettings());
  if (queued > 0) logger.info('clients reminded of invoices', { queued });
});
