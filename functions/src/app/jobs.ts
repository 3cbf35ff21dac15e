import { business } from '@welding/domain/values/business';
import * as logger from 'firebase-functions/logger';
import { onSchedule, type ScheduleOptions } from 'firebase-functions/scheduler';
import { secretNames, serviceAccount } from '#config.ts';

type Needs = Pick<ScheduleOptions, 'memory' | 'timeoutSeconds'>;

/** What runs by the clock of the business, and again when it fails. @param schedule as Cloud Scheduler reads it */
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

/** Four times a day: payments whose webhooks were lost are recorded after all. */
export const reconcilePayments = onSchedule(
  scheduleOptions('every 6 hours', { timeoutSeconds: 300 }),
  async ({ scheduleTime }) => {
    const { reconcile } = await import('#stripe/reconcile.ts');
    logger.info('payments reconciled', await reconcile(new Date(scheduleTime)));
  },
);

/**
 * Every hour: clients are reminded of invoices that are overdue and asked about estimates without an answer, by day; once a
 * day those who paid are asked for a review.
 */
export const remindOfInvoices = onSchedule(scheduleOptions('every 60 minutes'), async ({ scheduleTime }) => {
  const [
    { remindOfInvoices: remind },
    { followUpEstimates },
    { askForReviews },
    { findMoneySettings },
    { findSettings },
  ] = await Promise.all([
    import('#invoices/remind-of-invoices.ts'),
    import('#estimates/follow-up-estimates.ts'),
    import('#invoices/ask-for-reviews.ts'),
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
  const [{ remindOfVisits: remind }, { findSettings }] = await Promise.all([
    import('#visits/remind-of-visits.ts'),
    import('#settings/settings.ts'),
  ]);
  const done = await remind(new Date(scheduleTime), await findSettings());
  if (done.queued > 0) logger.info('clients reminded', done);
});

/** Every night: welders' days, and what clients see of visits, are compared with the visits. What was wrong is mended, and an error of the log tells of it. */
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

/** Every night: plans that repeat are made anew where their last visit's own request did not get to it. */
export const repeatPlans = onSchedule(
  scheduleOptions('every day 04:00', { timeoutSeconds: 300 }),
  async ({ scheduleTime }) => {
    const { repeatPlans: repeat } = await import('#visits/repeat-plan.ts');
    logger.info('plans repeated', { looked: await repeat(new Date(scheduleTime)) });
  },
);

/** A photo that is cut off goes on from where it was within a day; else it begins anew. */
const partRetentionMs = 24 * 60 * 60 * 1000;

/** Each hour: photos that nothing has shown for a day are removed with their files, and parts of photos that never came whole. */
export const sweepPhotos = onSchedule(scheduleOptions('every 1 hours'), async ({ scheduleTime }) => {
  const [{ sweepPhotos: sweep }, { removeFilesBefore }, { partsFolder }] = await Promise.all([
    import('#photos/photos.ts'),
    import('#store/files.ts'),
    import('#photos/photo-parts.ts'),
  ]);
  const now = new Date(scheduleTime);
  await removeFilesBefore(partsFolder, new Date(now.getTime() - partRetentionMs));
  const removed = await sweep(now);
  if (removed > 0) logger.info('photos swept', { removed });
});

/** What runs each minute, one run at a time. */
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
/** What is being sent when the time is over may take as long as the mail server is given. */
const lastMailStartMs = (mailTimeoutSeconds - 90) * 1000;

/** Mails whose next attempt is due, and those whose sender was killed. */
export const sendWaitingMail = onSchedule(
  {
    ...everyMinute, // As the trigger's: papers are drawn here, too.
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
/** What is being sent when the time is over may take as long as a push service is given, and a little more. */
const lastPushStartMs = (pushTimeoutSeconds - 20) * 1000;

/** Notifications whose next attempt is due, and those whose sender was killed. */
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
