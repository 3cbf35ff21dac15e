import { type HttpsOptions, onRequest } from 'firebase-functions/https';
import { apiGroups, stripeGroups } from './app/routes.ts';
import { config, isDiscovery, secretNames, serviceAccount } from './config.ts';
import { createApp } from './http/create-app.ts';
import { keepRequestsRaw } from './http/raw-request.ts';

if (!isDiscovery(process.env)) config();
if (['api', 'stripeWebhook'].includes(process.env['FUNCTION_TARGET'] ?? '')) keepRequestsRaw();

const shared: HttpsOptions = {
  region: 'us-central1',
  timeoutSeconds: 30,
  invoker: 'public',
  serviceAccount,
  // The site calls these at its own address: no other page is to read what they answer.
  cors: false,
  secrets: [...secretNames],
};

/** The HTTP API; Hosting rewrites /api/** to it. */
export const api = onRequest(
  { ...shared, memory: '512MiB', concurrency: 80, maxInstances: 10 },
  createApp(apiGroups),
);

/**
 * Stripe's events; Hosting rewrites /api/stripe/webhook to it before it looks at /api/**. Each event waits for Stripe
 * and Firestore, hardly for the processor, and what is refused by a full house Stripe sends again.
 */
export const stripeWebhook = onRequest(
  { ...shared, memory: '256MiB', concurrency: 20, maxInstances: 3 },
  createApp(stripeGroups),
);

export {
  reconcilePayments,
  remindOfInvoices,
  remindOfVisits,
  repairCalendar,
  repeatPlans,
  sendWaitingMail,
  sendWaitingPushes,
  sweepPhotos,
} from './app/jobs.ts';
export { keepFinishedJobs } from './costs/triggers.ts';
export { sendQueuedMail, sendQueuedPush } from './messages/triggers.ts';
