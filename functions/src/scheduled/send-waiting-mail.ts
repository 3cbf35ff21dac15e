import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { everyMinute } from './every-minute.ts';

const timeoutSeconds = 300;
/** As the trigger's: papers are drawn here, too. */
const memory = '512MiB';
/** What is being sent when the time is over may take as long as the mail server is given. */
const lastStartMs = (timeoutSeconds - 90) * 1000;

/** Mails whose next attempt is due, and those whose sender was killed. */
export const sendWaitingMail = onSchedule(
  { ...everyMinute, memory, timeoutSeconds },
  async ({ scheduleTime }) => {
    const { sendDueMails } = await import('#messages/send-due-mails.ts');
    const start = performance.now();
    const counted = await sendDueMails(new Date(scheduleTime), () => performance.now() - start < lastStartMs);
    if (Object.values(counted).some((count) => count > 0)) logger.info('waiting mails', counted);
  },
);
