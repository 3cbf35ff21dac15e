import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { everyMinute } from './every-minute.ts';

const timeoutSeconds = 120;
/** What is being sent when the time is over may take as long as a push service is given, and a little more. */
const lastStartMs = (timeoutSeconds - 20) * 1000;

/** Notifications whose next attempt is due, and those whose sender was killed. */
export const sendWaitingPushes = onSchedule({ ...everyMinute, timeoutSeconds }, async ({ scheduleTime }) => {
  const { sendDuePushes } = await import('#messages/push/send-due-pushes.ts');
  const start = performance.now();
  const count = await sendDuePushes(new Date(scheduleTime), () => performance.now() - start < lastStartMs);
  if (count > 0) logger.info('waiting pushes', { count });
});
