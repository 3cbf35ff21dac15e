import { type HttpsOptions, onRequest } from 'firebase-functions/https';
import { apiGroups, stripeGroups, takeoutGroups } from './app/routes.ts';
import { config, isDiscovery, secretNames, serviceAccount } from './config.ts';
import { createApp } from './http/create-app.ts';
import { keepRequestsRaw } from './http/raw-request.ts';

if (!isDiscovery(process.env)) config();
if (['api', 'stripeWebhook', 'takeout'].includes(process.env['FUNCTION_TARGET'] ?? '')) keepRequestsRaw();

const shared: HttpsOptions = {
  region: 'us-central1',
  timeoutSeconds: 30,
  invoker: 'public',
  serviceAccount,
  // The site calls these at its own address, so other sites need no access.
  cors: false,
  secrets: [...secretNames],
};

/** The HTTP API; Hosting rewrites /api/** to it. */
export const api = onRequest(
  { ...shared, memory: '512MiB', concurrency: 80, maxInstances: 10 },
  createApp(apiGroups),
);

/**
 * Stripe's events; Hosting checks its rewrite /api/stripe/webhook before /api/**. Events mostly wait for Stripe and Firestore,
 * so they need little CPU, and Stripe repeats events refused when all instances are busy.
 */
export const stripeWebhook = onRequest(
  { ...shared, memory: '256MiB', concurrency: 20, maxInstances: 3 },
  createApp(stripeGroups),
);

/**
 * The file with everything; Hosting, which waits a minute, checks its rewrite before /api/**. One at a time: with papers and
 * photos in memory an instance takes up to 0.4 GB.
 */
export const takeout = onRequest(
  { ...shared, timeoutSeconds: 60, memory: '1GiB', concurrency: 1, maxInstances: 2 },
  createApp(takeoutGroups),
);

export {
  finishErasures,
  reconcilePayments,
  remindOfInvoices,
  remindOfVisits,
  repairCalendar,
  repeatPlans,
  sendWaitingMail,
  sendWaitingPushes,
  sweepPhotos,
} from './app/jobs.ts';
export { keepFinishedJobs } from './costs/keep-finished-jobs.ts';
export { sendQueuedMail, sendQueuedPush } from './messages/triggers.ts';
