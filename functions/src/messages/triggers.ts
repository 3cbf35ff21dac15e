import { onDocumentCreated } from 'firebase-functions/firestore';
import { secretNames, serviceAccount } from '#config.ts';

/** A mail that has waited longer waits in a queue of events: the mails behind it go out with it. */
const lateMs = 1_000;
/** What is being sent when the time is over may take as long as the mail server is given. */
const lastStartMs = 30_000;

/** A mail goes out as soon as its cause is written. What fails here is taken up by the schedule. */
export const sendQueuedMail = onDocumentCreated(
  {
    document: 'mail/{mailId}',
    region: 'us-central1',
    // Drawing papers takes up to 250 MB beside Firestore's 100.
    memory: '512MiB',
    timeoutSeconds: 120,
    concurrency: 10,
    // Mail servers refuse who opens many connections at a time; more mails than that wait a moment.
    maxInstances: 3,
    serviceAccount,
    secrets: [...secretNames],
  },
  async ({ params, time }) => {
    const { sendMail } = await import('./send-mail.ts');
    const start = new Date();
    const outcome = await sendMail(params.mailId, start);
    // Where the mail server takes nothing, the schedule is what asks again.
    if (outcome !== 'sent' || start.getTime() - Date.parse(time) < lateMs) return;
    const { sendLateMails } = await import('./send-mail.ts');
    await sendLateMails(new Date(start.getTime() - lateMs), () => Date.now() - start.getTime() < lastStartMs);
  },
);

/** A notification goes out as soon as its cause is written. What fails here is taken up by the schedule. */
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
