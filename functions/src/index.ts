import { onRequest } from 'firebase-functions/https';
import { createApp } from '#api/app.ts';
import { carryRequestsUnread } from '#api/carried-request.ts';
import { routes } from '#api/routes.ts';
import { config, isDiscovery, secretNames } from './config.ts';

if (!isDiscovery(process.env)) config();
if (process.env['FUNCTION_TARGET'] === 'api') carryRequestsUnread();

/** The whole HTTP API; Hosting rewrites /api/** to it. */
export const api = onRequest(
  {
    region: 'us-central1',
    memory: '512MiB',
    concurrency: 80,
    maxInstances: 10,
    timeoutSeconds: 30,
    invoker: 'public',
    // The site calls it at its own address: no other page is to read what it answers.
    cors: false,
    secrets: [...secretNames],
  },
  createApp(routes),
);

export { reconcilePayments } from '#payments/reconcile-payments.ts';
