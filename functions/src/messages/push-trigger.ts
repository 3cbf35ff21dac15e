import { onDocumentCreated } from 'firebase-functions/firestore';
import { secretNames } from '#config.ts';
import { serviceAccount } from '#service-account.ts';

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
