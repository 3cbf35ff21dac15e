import { describe, expect, onTestFinished, test } from 'vitest';
import { localKeys } from '../../local/stack/local-keys.ts';
import { stackStripe } from '../support/local-stripe.ts';
import { stackAddresses } from '../support/stack.ts';
import { callApi, throughHosting } from './call-api.ts';
import { startFunction } from './function-process.ts';
import { postEvent, webhookPath } from './post-event.ts';

stackAddresses();
const stripe = stackStripe();

describe('the webhook', () => {
  const now = Math.floor(Date.now() / 1000);
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'payment_intent.succeeded',
    data: {},
  });

  test('refuses a request without a signature', async () => {
    expect((await callApi('POST', webhookPath, { raw: payload, base: throughHosting() })).status).toBe(400);
  });

  test('refuses a signature with another secret', async () => {
    expect((await postEvent(payload, { secret: 'whsec_other' })).status).toBe(400);
  });

  test('refuses a changed body', async () => {
    const signature = stripe.webhooks.generateTestHeaderString({
      payload,
      secret: localKeys.stripeWebhookSecret,
    });
    const response = await fetch(`${stackAddresses().hosting}${webhookPath}`, {
      method: 'POST',
      headers: { 'stripe-signature': signature },
      body: payload.replace('evt_1', 'evt_2'),
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toBe('The signature is not valid');
  });

  test.each(['', 't=', 'v1=', 't=,v1=', `t=${now},v1=`, `t=${now}`, 't=x,v1=y', `t=${now},v1=ü`, ',,=,='])(
    'refuses the signature %j',
    async (header) => {
      const response = await fetch(`${stackAddresses().hosting}${webhookPath}`, {
        method: 'POST',
        headers: { 'stripe-signature': encodeURI(header) },
        body: payload,
      });
      expect([response.status, await response.text()]).toEqual([400, 'The signature is not valid']);
    },
  );

  test('refuses a signed body that is not JSON', async () => {
    expect((await postEvent('not { JSON')).status).toBe(400);
  });

  test('refuses a signature older than five minutes', async () => {
    expect((await postEvent(payload, { timestamp: Date.now() / 1000 - 301 })).status).toBe(400);
  });

  test('accepts Stripe’s signature, also on an unused event type', async () => {
    const unknown = {
      id: 'evt_3',
      object: 'event',
      type: 'customer.created',
      data: { object: { id: 'cus_1' } },
    };
    expect((await postEvent(JSON.stringify(unknown))).status).toBe(200);
  });

  test('has a function of its own: the site’s function has no webhook', async () => {
    const api = await startFunction();
    onTestFinished(api.stop);
    expect((await callApi('POST', webhookPath, { raw: payload, base: api.base })).status).toBe(404);
  });

  test('serves no other route', async () => {
    const { base, stop } = await startFunction({}, 'stripeWebhook');
    onTestFinished(stop);
    expect((await callApi('GET', '/api/health', { base })).status).toBe(404);
    expect((await callApi('POST', webhookPath, { raw: payload, base })).status).toBe(400);
  });

  test('accepts POST only', async () => {
    const answer = await callApi('GET', webhookPath, { base: throughHosting() });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  });
});
