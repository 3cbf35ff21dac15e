import { business } from '@welding/domain/values/business';
import * as logger from 'firebase-functions/logger';
import { onSchedule, type ScheduleOptions } from 'firebase-functions/scheduler';
import { secretNames } from '#config.ts';
import { serviceAccount } from '#service-account.ts';

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
    const { sendDueMails } = await import('#messages/send-due-mails.ts');
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
