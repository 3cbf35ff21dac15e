import { createServer, type Server } from 'node:http';
import getPort from 'get-port';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { stubFunctionSettings } from '../../../tests/support/function-settings.ts';
import { sharedIntent } from './shared-intent.ts';

let keys: (string | undefined)[];
let stripe: Server;

beforeAll(async () => {
  const port = await getPort();
  stripe = createServer((request, response) => {
    keys.push(request.headers['idempotency-key']?.toString());
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ id: 'pi_1', object: 'payment_intent', client_secret: 'pi_1_secret_1' }));
  });
  await new Promise<void>((listening) => stripe.listen(port, '127.0.0.1', listening));
  stubFunctionSettings({ STRIPE_API_BASE: `http://127.0.0.1:${port}` });
});
beforeEach(() => {
  keys = [];
});
afterAll(() => {
  stripe.close();
});

const wanted = {
  cents: 10_000,
  projectId: 'project',
  clientId: 'client',
  invoiceId: 'invoice',
  description: 'Payment of invoice INV-1004',
  receiptEmail: undefined,
};

test('concurrent requests for the same payment share an intent, and different ones get their own', async () => {
  await Promise.all([sharedIntent(wanted, undefined), sharedIntent(wanted, undefined)]);
  await sharedIntent({ ...wanted, description: 'Pago de la factura INV-1004' }, undefined);
  await sharedIntent({ ...wanted, clientId: 'merged' }, undefined);
  const [first, second, inSpanish, ofMerged] = keys;
  expect(second).toBe(first);
  // Stripe accepts a key only with the same contents.
  expect(new Set([first, inSpanish, ofMerged]).size).toBe(3);
});
