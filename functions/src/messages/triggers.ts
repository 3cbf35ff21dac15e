import { onDocumentCreated } from 'firebase-functions/firestore';
import { secretNames, serviceAccount } from '#config.ts';

/** A longer delay means a backlog of events, so the mails behind this one are sent with it. */
const lateMs = 1_000;
/** The last mail to start may take the mail server's full timeout. */
const lastStartMs = 30_000;

/** Sends a mail as soon as its cause is stored. The schedule retries failures. */
export const sendQueuedMail = onDocumentCreated(
  {
    document: 'mail/{mailId}',
    region: 'us-central1',
    // Drawing papers takes up to 250 MB beside Firestore's 100.
    memory: '512MiB',
    timeoutSeconds: 120,
    concurrency: 10,
    // Mail servers refuse senders with many connections. More mails wait a moment.
    maxInstances: 3,
    serviceAccount,
    secrets: [...secretNames],
  },
  async ({ params, time }) => {
    const { sendMail } = await import('./send-mail.ts');
    const start = new Date();
    const outcome = await sendMail(params.mailId, start);
    // While the mail server refuses mails, only the schedule retries.
    if (outcome !== 'sent' || start.getTime() - Date.parse(time) < lateMs) return;
    const { sendLateMails } = await import('./send-mail.ts');
    await sendLateMails(new Date(start.getTime() - lateMs), () => Date.now() - start.getTime() < lastStartMs);
  },
);

/** Sends a notification as soon as its cause is stored. The schedule retries failures. */
export const sendQueuedPush = onDocumentCreated(
  {
    document: 'pushes/{pushId}',
    region: 'us-central1',
    memory: '256MiB',
    timeoutSeconds: 60,
    concurrency: 10,
    maxInstances: 3,
    serviceAccount,
    secrets: [...secretNames],
  },
  async ({ params }) => {
    const { sendPush } = await import('#messages/push/send-push.ts');
    await sendPush(params.pushId, new Date());
  },
);
