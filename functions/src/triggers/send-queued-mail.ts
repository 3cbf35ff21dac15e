import { onDocumentCreated } from 'firebase-functions/firestore';
import { secretNames } from '#config.ts';
import { serviceAccount } from '#service-account.ts';

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
  async ({ params }) => {
    const { sendMail } = await import('#messages/send-mail.ts');
    await sendMail(params.mailId, new Date());
  },
);
