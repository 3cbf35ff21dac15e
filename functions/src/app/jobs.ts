import { business } from '@welding/domain/values/business';
import * as logger from 'firebase-functions/logger';
import { onSchedule, type ScheduleOptions } from 'firebase-functions/scheduler';
import { secretNames, serviceAccount } from '#config.ts';

type Needs = Pick<ScheduleOptions, 'memory' | 'timeoutSeconds'>;

/** A repeated or slow run never runs beside another: the second waits until Cloud Scheduler tries again. */
const oneAtATime = { maxInstances: 1, concurrency: 1 } as const;

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
    ...oneAtATime,
    serviceAccount,
    secrets: [...secretNames],
  };
}

/** Runs each part, whatever an earlier one throws. @throws the errors of all parts, so that the schedule runs again */
async function eachInTurn(parts: readonly (() => Promise<void>)[]): Promise<void> {
  const errors: unknown[] = [];
  for (const part of parts) await part().catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, errors.map(String).join('; '));
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
  await eachInTurn([
    async () => {
      const queued = await remind(now, await findMoneySettings());
      if (queued > 0) logger.info('clients reminded of invoices', { queued });
    },
    async () => {
      const followedUp = await followUpEstimates(now, await findMoneySettings());
      if (followedUp > 0) logger.info('estimates followed up', { followedUp });
    },
    async () => {
      const asked = await askForReviews(now, await findSettings());
      if (asked > 0) logger.info('clients asked for a review', { asked });
    },
  ]);
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

/**
 * Every night: carries contacts of earlier releases into their visits, repairs welders' days and clients' copies that differ from
 * the visits, and money without a purpose that is not stored. Logs repairs as an error.
 */
export const repairCalendar = onSchedule(
  scheduleOptions('every day 03:30', { memory: '512MiB', timeoutSeconds: 300 }),
  async ({ scheduleTime }) => {
    const [{ carryContacts }, { repairDays, repairedFrom }, { mendClientVisits }, { mendLooseMoney }] =
      await Promise.all([
        import('#visits/carry-contacts.ts'),
        import('#calendar/repair-days.ts'),
        import('#visits/mend-client-visits.ts'),
        import('#payments/mend-loose-money.ts'),
      ]);
    const now = new Date(scheduleTime);
    await eachInTurn([
      async () => {
        const contacts = await carryContacts();
        if (contacts > 0)
          logger.info('contacts of an earlier release were carried into their visits', { contacts });
      },
      async () => {
        const { looked, mended, overlapping } = await repairDays(now);
        const isWhole = mended.length === 0 && overlapping.length === 0;
        if (isWhole) logger.info('calendar agrees with the visits', { looked });
        else logger.error('calendar was mended', { looked, mended, overlapping });
      },
      async () => {
        const shown = await mendClientVisits({ after: repairedFrom(now) });
        if (shown > 0) logger.error('what clients see of visits was mended', { shown });
      },
      async () => {
        const projects = await mendLooseMoney();
        if (projects > 0) logger.error('money without a purpose was mended', { projects });
      },
    ]);
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

/** Each hour: removes photos unused for a day with their files, parts of unfinished uploads, and copies that no work shows. */
export const sweepPhotos = onSchedule(scheduleOptions('every 1 hours'), async ({ scheduleTime }) => {
  const [{ deleteUnusedPhotos: sweep }, { removeFilesBefore }, { partsFolder }, { sweepCopies }] =
    await Promise.all([
      import('#photos/photos.ts'),
      import('#store/files.ts'),
      import('#photos/receive-photo.ts'),
      import('#works/works.ts'),
    ]);
  const now = new Date(scheduleTime);
  await eachInTurn([
    () => removeFilesBefore(partsFolder, new Date(now.getTime() - partRetentionMs)),
    async () => {
      const removed = await sweep(now);
      if (removed > 0) logger.info('photos swept', { removed });
    },
    async () => {
      const copies = await sweepCopies(now);
      if (copies > 0) logger.info('copies swept', { copies });
    },
  ]);
});

/** Every 15 minutes: completes erasures of clients, changes of their readers and undoing of imports that broke off. */
export const finishErasures = onSchedule(
  scheduleOptions('every 15 minutes', { memory: '512MiB', timeoutSeconds: 540 }),
  async ({ scheduleTime }) => {
    const [{ completeErasures: finish }, { completeAllReaders }, { completeUndoing }] = await Promise.all([
      import('#clients/complete-erasures.ts'),
      import('#clients/complete-readers.ts'),
      import('#imports/complete-undoing.ts'),
    ]);
    await eachInTurn([
      async () => {
        const finished = await finish();
        if (finished > 0) logger.info('erasures completed', { finished });
      },
      async () => {
        const followed = await completeAllReaders();
        if (followed > 0) logger.info('changes of readers completed', { followed });
      },
      async () => {
        const undone = await completeUndoing(new Date(scheduleTime));
        if (undone > 0) logger.info('undoing of imports completed', { undone });
      },
    ]);
  },
);

/**
 * The triggers send at once, so a sweep finds only retries. Five minutes is soon enough for a code, which lives ten minutes.
 */
const sweeping: ScheduleOptions = {
  schedule: 'every 5 minutes',
  timeZone: business.timeZone,
  region: 'us-central1',
  memory: '256MiB',
  ...oneAtATime,
  serviceAccount,
  secrets: [...secretNames],
};

const mailTimeoutSeconds = 300;
/** The last mail to start may take the mail server's full timeout. */
const lastMailStartMs = (mailTimeoutSeconds - 90) * 1000;

/** Sends mails whose next attempt is due, and those whose sender died. */
export const sendWaitingMail = onSchedule(
  {
    ...sweeping, // Draws papers, like the trigger.
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
  { ...sweeping, timeoutSeconds: pushTimeoutSeconds },
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
