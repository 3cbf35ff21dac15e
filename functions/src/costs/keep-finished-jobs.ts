import { onDocumentWritten } from 'firebase-functions/firestore';
import { secretNames, serviceAccount } from '#config.ts';

/** Runs after each change of a job's ledger, one at a time. */
export const keepFinishedJobs = onDocumentWritten(
  {
    document: 'projectLedgers/{projectId}',
    region: 'us-central1',
    memory: '256MiB',
    timeoutSeconds: 60,
    concurrency: 1,
    maxInstances: 1,
    serviceAccount,
    secrets: [...secretNames],
  },
  async ({ params }) => {
    const [{ keepFinishedJob }, { keepLooseMoney }] = await Promise.all([
      import('./finished-jobs.ts'),
      import('#payments/loose-money.ts'),
    ]);
    await Promise.all([keepFinishedJob(params.projectId), keepLooseMoney(params.projectId)]);
  },
);
