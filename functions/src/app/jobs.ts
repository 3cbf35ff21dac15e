import { business } from '@welding/domain/values/business';
import * as logger from 'firebase-functions/logger';
import { onSchedule, type ScheduleOptions } from 'firebase-functions/scheduler';
import { secretNames, serviceAccount } from '#config.ts';

type Needs = Pick<ScheduleOptions, 'memory' | 'timeoutSeconds'>;

/** Runs by the business's clock and retries failures. @param schedule in Cloud Scheduler's format */
function scheduleOptions(
  schedule: string,
  { memory = '256MiB', timeoutSeconds = 120 }: Needs = {},
): ScheduleOptions {
  return {
    schedule,
    timeZone: business.timeZone,
    region: 'us-central1',
    memory,
    timeoutSeconds,
    retryCount: 2,
    serviceAccount,
    secrets: [...secretNames],
  };
}

/** Four times a day: records payments whose webhooks were lost. */
export const reconcilePayments = onSchedule(
  scheduleOptions('every 6 hours', { timeoutSeconds: 300 }),
  async ({ scheduleTime }) => {
    const { reconcile } = await import('#stripe/reconcile.ts');
    logger.info('payments reconciled', await reconcile(new Date(scheduleTime)));
  },
);

/**
 * Every hour: reminds clients of overdue invoices and asks about unanswered estimates, by day. Once a day: asks clients whose job
 * is finished and paid for a review.
 */
export const remindOfInvoices = onSchedule(scheduleOptions('every 60 minutes'), async ({ scheduleTime }) => {
  const [
    { queueInvoiceReminders: remind, askForReviews },
    { followUpEstimates },
    { findMoneySettings },
    { findSettings },
  ] = await Promise.all([
    import('#invoices/reminders.ts'),
    import('#estimates/follow-up-estimates.ts'),
    import('#settings/money-settings.ts'),
    import('#settings/settings.ts'),
  ]);
  const now = new Date(scheduleTime);
  const settings = await findMoneySettings();
  const queued = await remind(now, settings);
  if (queued > 0) logger.info('clients reminded of invoices', { queued });
  const followedUp = await followUpEstimates(now, settings);
  if (followedUp > 0) logger.info('estimates followed up', { followedUp });
  const asked = await askForReviews(now, await findSettings());
  if (asked > 0) logger.info('clients asked for a review', { asked });
});

/** Every five minutes: clients are reminded of their visits. */
export const remindOfVisits = onSchedule(scheduleOptions('every 5 minutes'), async ({ scheduleTime }) => {
  const [{ queueVisitReminders: remind }, { findSettings }] = await Promise.all([
    import('#visits/queue-visit-reminders.ts'),
    import('#settings/settings.ts'),
  ]);
  const done = await remind(new Date(scheduleTime), await findSettings());
  if (done.queued > 0) logger.info('clients reminded', done);
});

/** Every night: repairs welders' days and clients' copies that differ from the visits. Logs repairs as an error. */
export const repairCalendar = onSchedule(
  scheduleOptions('every day 03:30', { memory: '512MiB', timeoutSeconds: 300 }),
  async ({ scheduleTime }) => {
    const [{ repairDays, repairedFrom }, { mendClientVisits }] = await Promise.all([
      import('#calendar/repair-days.ts'),
      import('#visits/mend-client-visits.ts'),
    ]);
    const now = new Date(scheduleTime);
    const { looked, mended, overlapping } = await repairDays(now);
    const isWhole = mended.length === 0 && overlapping.length === 0;
    if (isWhole) logger.info('calendar agrees with the visits', { looked });
    else logger.error('calendar was mended', { looked, mended, overlapping });
    const shown = await mendClientVisits({ after: repairedFrom(now) });
    if (shown > 0) logger.error('what clients see of visits was mended', { shown });
  },
);

/** Every night: repeats plans whose last finish did not repeat them. */
export const repeatPlans = onSchedule(
  scheduleOptions('every day 04:00', { timeoutSeconds: 300 }),
  async ({ scheduleTime }) => {
    const { planRepeatedVisits: repeat } = await import('#visits/repeat-plan.ts');
    logger.info('plans repeated', { looked: await repeat(new Date(scheduleTime)) });
  },
);

/** An interrupted upload can continue within a day. */
const partRetentionMs = 24 * 60 * 60 * 1000;

/** Each hour: removes photos unused for a day with their files, and parts of unfinished uploads. */
export const sweepPhotos = onSchedule(scheduleOptions('every 1 hours'), async ({ scheduleTime }) => {
  const [{ deleteUnusedPhotos: sweep }, { removeFilesBefore }, { partsFolder }] = await Promise.all([
    import('#photos/photos.ts'),
    import('#store/files.ts'),
    import('#photos/receive-photo.ts'),
  ]);
  const now = new Date(scheduleTime);
  await removeFilesBefore(partsFolder, new Date(now.getTime() - partRetentionMs));
  const removed = await sweep(now);
  if (removed > 0) logger.info('photos swept', { removed });
});

const everyMinute: ScheduleOptions = {
  schedule: 'every 1 minutes',
  timeZone: business.timeZone,
  region: 'us-central1',
  memory: '256MiB',
  maxInstances: 1,
  serviceAccount,
  secrets: [...secretNames],
};

const mailTimeoutSeconds = 300;
/** The last mail to start may take the mail server's full timeout. */
const lastMailStartMs = (mailTimeoutSeconds - 90) * 1000;

/** Sends mails whose next attempt is due, and those whose sender died. */
export const sendWaitingMail = onSchedule(
  {
    ...everyMinute, // Draws papers, like the trigger.
    memory: '512MiB',
    timeoutSeconds: mailTimeoutSeconds,
  },
  async ({ scheduleTime }) => {
    const { sendDueMails } = await import('#messages/send-mail.ts');
    const start = performance.now();
    const counted = await sendDueMails(
      new Date(scheduleTime),
      () => performance.now() - start < lastMailStartMs,
    );
    if (Object.values(counted).some((count) => count > 0)) logger.info('waiting mails', counted);
  },
);

const pushTimeoutSeconds = 120;
/** The last notification to start may take a push service's full timeout. */
const lastPushStartMs = (pushTimeoutSeconds - 20) * 1000;

/** Sends notifications whose next attempt is due, and those whose sender died. */
export const sendWaitingPushes = onSchedule(
  { ...everyMinute, timeoutSeconds: pushTimeoutSeconds },
  async ({ scheduleTime }) => {
    const { sendDuePushes } = await import('#messages/push/send-push.ts');
    const start = performance.now();
    const count = await sendDuePushes(
      new Date(scheduleTime),
      () => performance.now() - start < lastPushStartMs,
    );
    if (count > 0) logger.info('waiting pushes', { count });
  },
);
