import { randomUUID } from 'node:crypto';
import { paymentAmountMessages, paymentIntentResponseSchema } from '@welding/domain/entities/payment';
import { apiMessages } from '@welding/domain/messages';
import { business } from '@welding/domain/values/business';
import { describe, expect, test } from 'vitest';
import { websiteMark } from '../../functions/src/stripe/stripe-client.ts';
import { controlStripe, intentIdOf, stackStripe } from '../support/local-stripe.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { type CallOptions, callApi, signIn } from './call-api.ts';

const path = '/api/create-payment-intent';
const body = (change: object = {}) => ({ amount: 500, projectId: '', clientId: '', ...change });

async function createdIntent(change: object = {}, options: CallOptions = {}) {
  const answer = await callApi('POST', path, { json: body(change), ...options });
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
  const { clientSecret } = paymentIntentResponseSchema.parse(answer.json());
  return await stackStripe().paymentIntents.retrieve(intentIdOf(clientSecret));
}

describe('the amount', () => {
  test.each([100, 1_005, 81_929, 99_999_999])('of %i cents is charged exactly', async (cents) => {
    const intent = await createdIntent({ amount: cents / 100 });
    expect(intent).toMatchObject({ amount: cents, currency: 'usd', status: 'requires_payment_method' });
  });

  test.each([
    [0.99, paymentAmountMessages.range],
    [0, paymentAmountMessages.range],
    [-5, paymentAmountMessages.range],
    [1_000_000, paymentAmountMessages.range],
    [1e300, paymentAmountMessages.range],
    [10.001, paymentAmountMessages.cents],
    [1.005, paymentAmountMessages.cents],
    ['500', paymentAmountMessages.number],
    [null, paymentAmountMessages.number],
    [undefined, paymentAmountMessages.number],
    [[500], paymentAmountMessages.number],
  ])('%s is refused', async (amount, message) => {
    expect(await callApi('POST', path, { json: body({ amount }) })).toMatchObject({
      status: 400,
      text: message,
    });
  });
});

describe('project and client', () => {
  test('a stranger’s payment has no ids, and a description for the receipt', async () => {
    const intent = await createdIntent();
    expect(intent.metadata).toEqual(websiteMark);
    expect(intent.description).toBe(`Payment to ${business.name}`);
  });

  test('ignores a clientId in the body, known or unknown', async () => {
    const client = await createTestClient();
    for (const clientId of [client.id, 'not-an-id']) {
      expect((await createdIntent({ clientId })).metadata).toEqual(websiteMark);
    }
  });

  test('a signed-in client’s payment has the client’s id', async () => {
    const client = await createTestClient();
    const intent = await createdIntent({}, { cookie: await signIn(client.email) });
    expect(intent.metadata).toEqual({ ...websiteMark, clientId: client.id });
    // The client gets our own receipt, so Stripe must not send a second one.
    expect(intent.receipt_email).toBeNull();
  });

  test('a payment for an own project has the project’s title', async () => {
    const client = await createTestClient();
    const project = await createTestProject(client, { title: 'Boom lift bracket' });
    const intent = await createdIntent({ projectId: project.id }, { cookie: await signIn(client.email) });
    expect(intent.metadata).toEqual({ ...websiteMark, projectId: project.id, clientId: client.id });
    expect(intent.description).toBe(`${business.name}: Boom lift bracket`);
  });

  test('an overlong stored title is cut for the receipt', async () => {
    const client = await createTestClient();
    const project = await createTestProject(client, { title: 'x'.repeat(9000) });
    const intent = await createdIntent({ projectId: project.id }, { cookie: await signIn(client.email) });
    expect(intent.description).toBe(`${business.name}: ${'x'.repeat(200)}`);
  });

  test.each(['a stranger', 'another client'])(
    "for another's project, %s pays for its client without reading the title",
    async (who) => {
      const owner = await createTestClient();
      const project = await createTestProject(owner, { title: 'Secret vault door' });
      const payer = await createTestClient();
      const cookie = who === 'a stranger' ? undefined : await signIn(payer.email);
      const answer = await callApi('POST', path, { json: body({ projectId: project.id }), cookie });
      const { clientSecret } = paymentIntentResponseSchema.parse(answer.json());
      const intent = await stackStripe().paymentIntents.retrieve(intentIdOf(clientSecret));
      expect(intent.metadata).toEqual({ ...websiteMark, projectId: project.id, clientId: owner.id });
      expect(JSON.stringify([answer.text, intent])).not.toContain('Secret vault door');
      expect(intent.description).toContain(business.name);
      expect(intent.receipt_email).toBe(who === 'a stranger' ? null : payer.email);
    },
  );

  test.each([randomUUID(), 'no-such-project', '../clients/x', 'a/b'])(
    'refuses the unknown project %s',
    async (projectId) => {
      expect(await callApi('POST', path, { json: body({ projectId }) })).toMatchObject({
        status: 404,
        text: apiMessages.projectNotFound,
      });
    },
  );
});

describe('sent twice', () => {
  test('creates two payments without a key', async () => {
    const [first, second] = await Promise.all([createdIntent(), createdIntent()]);
    expect(first?.id).not.toBe(second?.id);
  });

  test("refuses another payer's key", async () => {
    const key = randomUUID();
    const client = await createTestClient();
    const own = await createdIntent({}, { key, cookie: await signIn(client.email) });
    expect((await createdIntent({}, { key })).id).not.toBe(own.id);
  });
});

describe('a failure of Stripe', () => {
  test('is answered as a busy service, without details', async () => {
    const amount = 4_321.77;
    await controlStripe('/failures', { amount: 432_177, kind: 'error' });
    expect(await callApi('POST', path, { json: body({ amount }) })).toMatchObject({
      status: 503,
      text: apiMessages.unavailable,
    });
    expect((await callApi('POST', path, { json: body({ amount }) })).status).toBe(200);
  });

  test('is answered within ten seconds when Stripe is silent', async () => {
    const amount = 4_322.78;
    await controlStripe('/failures', { amount: 432_278, kind: 'hang', times: 2, hang_ms: 15_000 });
    const asked = Date.now();
    expect((await callApi('POST', path, { json: body({ amount }) })).status).toBe(503);
    expect(Date.now() - asked).toBeLessThan(10_000);
  });
});
