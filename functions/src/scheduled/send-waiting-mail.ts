import { business } from '@welding/domain/business/business';
import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { secretNames } from '#config.ts';
import { serviceAccount } from '#service-account.ts';

const timeoutSeconds = 300;
/** What is being sent when the time is over may take as long as the mail server is given. */
const lastStartMs = (timeoutSeconds - 90) * 1000;

/** Mails whose next attempt is due, and those whose sender was killed. */
export const sendWaitingMail = onSchedule(
  {
    schedule: 'every 1 minutes',
    timeZone: business.timeZone,
    region: 'us-central1',
    memory: '256MiB',
    timeoutSeconds,
    maxInstances: 1,
    serviceAccount,
    secrets: [...secretNames],
  },
  async ({ scheduleTime }) => {
    const { sendDueMails } = await import('#messages/send-due-mails.ts');
    const start = performance.now();
    const counted = await sendDueMails(new Date(scheduleTime), () => performance.now() - start < lastStartMs);
    if (Object.values(counted).some((count) => count > 0)) logger.info('waiting mails', counted);
  },
);
