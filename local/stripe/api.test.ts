import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startForTest } from './start-for-test.ts';

let local: Awaited<ReturnType<typeof startForTest>>;
beforeAll(async () => {
  local = await startForTest();
});
afterAll(() => local.stop());

const usd = (amount: number) => ({ amount, currency: 'usd' });

describe('payment intents', () => {
  test('are created with nested fields, retrieved and changed', async () => {
    const made = await local.stripe.paymentIntents.create({
      ...usd(12_345),
      description: 'Gate & hinge “repair”',
      metadata: { projectId: 'a b', clientId: 'ü=1&2' },
      automatic_payment_methods: { enabled: true },
    });
    expect(made).toMatchObject({ amount: 12_345, status: 'requires_payment_method', amount_received: 0 });
    expect(made.client_secret).toMatch(new RegExp(`^${made.id}_secret_\\w+$`));

    const changed = await local.stripe.paymentIntents.update(made.id, {
      amount: 500,
      metadata: { clientId: '', more: 'yes' },
    });
    expect(changed).toMatchObject({ amount: 500, metadata: { projectId: 'a b', more: 'yes' } });
    expect(changed.metadata).not.toHaveProperty('clientId');
    expect(await local.stripe.paymentIntents.retrieve(made.id)).toMatchObject({ amount: 500 });
  });

  test('are paid by a good card, once', async () => {
    const { id } = await local.stripe.paymentIntents.create(usd(1_000));
    const paid = await local.stripe.paymentIntents.confirm(id, {
      payment_method: 'pm_card_visa',
      expand: ['latest_charge', 'payment_method'],
    });
    expect(paid).toMatchObject({
      status: 'succeeded',
      amount_received: 1_000,
      latest_charge: { object: 'charge', amount: 1_000, paid: true, payment_intent: id },
      payment_method: { card: { last4: '4242', brand: 'visa' } },
    });
    await expect(
      local.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }),
    ).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      code: 'payment_intent_unexpected_state',
      payment_intent: { status: 'succeeded' },
    });
  });

  test.each([
    ['card', 'apple_pay'],
    ['card', 'google_pay'],
    ['link', 'link'],
  ])('are paid by %s in the wallet %s, or declined', async (type, wallet) => {
    const confirm = async (card: string) => {
      const { id, client_secret: secret } = await local.stripe.paymentIntents.create({
        ...usd(1_000),
        automatic_payment_methods: { enabled: true },
      });
      const response = await fetch(`${local.origin}/v1/payment_intents/${id}/confirm`, {
        method: 'POST',
        body: new URLSearchParams({
          key: 'pk_test_local',
          client_secret: secret ?? '',
          return_url: 'https://shop.example/dashboard',
          'payment_method_data[type]': type,
          [`payment_method_data[${type}][token]`]: `tok_${wallet}_${card}`,
        }),
      });
      return { id, status: response.status };
    };
    const paid = await confirm('visa');
    const intent = await local.stripe.paymentIntents.retrieve(paid.id, {
      expand: ['payment_method', 'latest_charge'],
    });
    expect(intent).toMatchObject({
      status: 'succeeded',
      payment_method:
        wallet === 'link' ? { type: 'link' } : { type: 'card', card: { wallet: { type: wallet } } },
      latest_charge: { payment_method_details: { type } },
    });
    expect((await confirm('visa_chargeDeclined')).status).toBe(402);
    expect((await confirm('unknown')).status).toBe(404);
  });

  test('can be cancelled until they are paid', async () => {
    const { id } = await local.stripe.paymentIntents.create(usd(700));
    const canceled = await local.stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' });
    expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
    const late = local.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    await expect(late).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
  });

  test('are listed newest first, in pages, within a period', async () => {
    const before = Math.floor(Date.now() / 1000);
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1)
      ids.unshift((await local.stripe.paymentIntents.create(usd(600))).id);
    const first = await local.stripe.paymentIntents.list({ limit: 2 });
    expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(first.has_more).toBe(true);
    const walked: string[] = [];
    for await (const intent of local.stripe.paymentIntents.list({ limit: 2, created: { gte: before } })) {
      walked.push(intent.id);
    }
    expect(walked.slice(0, 5)).toEqual(ids);
    expect((await local.stripe.paymentIntents.list({ created: { gt: before + 3600 } })).data).toEqual([]);
  });
});

test('a 3-D Secure card waits for the payer, who passes or fails', async () => {
  const { id, client_secret: secret } = await local.stripe.paymentIntents.create(usd(3_000));
  const waiting = await local.stripe.paymentIntents.confirm(id, {
    payment_method: 'pm_card_authenticationRequired',
    return_url: 'https://shop.example/dashboard',
  });
  expect(waiting.status).toBe('requires_action');
  const step = waiting.next_action?.redirect_to_url?.url ?? '';
  expect(await (await fetch(step)).text()).toContain('Complete authentication');

  const answer = await fetch(step.split('?')[0] ?? '', {
    method: 'POST',
    body: new URLSearchParams({ client_secret: secret ?? '', outcome: 'fail' }),
    redirect: 'manual',
  });
  const back = new URL(answer.headers.get('location') ?? '');
  expect(`${back.origin}${back.pathname}`).toBe('https://shop.example/dashboard');
  expect(Object.fromEntries(back.searchParams)).toEqual({
    payment_intent: id,
    payment_intent_client_secret: secret,
    redirect_status: 'failed',
  });
  expect(await local.stripe.paymentIntents.retrieve(id)).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code: 'payment_intent_authentication_failure' },
  });
});

describe('an idempotency key', () => {
  test('refuses a different request', async () => {
    const key = crypto.randomUUID();
    await local.stripe.paymentIntents.create(usd(900), { idempotencyKey: key });
    const other = local.stripe.paymentIntents.create(usd(901), { idempotencyKey: key });
    await expect(other).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  });

  test('stays free when the request had invalid parameters', async () => {
    const key = crypto.randomUUID();
    const wrong = fetch(`${local.origin}/v1/payment_intents`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_local', 'idempotency-key': key },
      body: 'amount=abc&currency=usd',
    });
    expect((await wrong).status).toBe(400);
    expect((await local.stripe.paymentIntents.create(usd(900), { idempotencyKey: key })).amount).toBe(900);
  });
});

describe("Stripe's errors", () => {
  const post = async (
    body: string,
    headers: Record<string, string> = { authorization: 'Bearer sk_test_local' },
  ) => {
    const response = await fetch(`${local.origin}/v1/payment_intents`, { method: 'POST', headers, body });
    return { status: response.status, body: await response.json() };
  };

  test.each([
    [
      'currency=usd',
      { code: 'parameter_missing', param: 'amount', message: 'Missing required param: amount.' },
    ],
    ['amount=1.5&currency=usd', { code: 'parameter_invalid_integer', message: 'Invalid integer: 1.5' }],
    ['amount=49&currency=usd', { code: 'amount_too_small', param: 'amount' }],
    ['amount=100000000&currency=usd', { code: 'amount_too_large', param: 'amount' }],
    ['amount=100&currency=xyz', { param: 'currency' }],
    ['amount=100&currency=usd&colour=red', { code: 'parameter_unknown', param: 'colour' }],
    [
      'amount=100&currency=usd&automatic_payment_methods[on]=true',
      { param: 'automatic_payment_methods[enabled]', code: 'parameter_missing' },
    ],
  ])('%s', async (body, error) => {
    expect(await post(body)).toMatchObject({
      status: 400,
      body: { error: { type: 'invalid_request_error', ...error } },
    });
  });

  test('refuse a missing, wrong or publishable key', async () => {
    expect(await post('amount=100&currency=usd', {})).toMatchObject({ status: 401 });
    expect(await post('amount=100&currency=usd', { authorization: 'Bearer nonsense' })).toMatchObject({
      status: 401,
    });
    expect(await post('amount=100&currency=usd&key=pk_test_local', {})).toMatchObject({ status: 403 });
  });

  test('refuse unknown objects and addresses', async () => {
    await expect(local.stripe.paymentIntents.retrieve('pi_none')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      message: "No such payment_intent: 'pi_none'",
    });
    await expect(local.stripe.customers.list()).rejects.toMatchObject({ statusCode: 404 });
  });
});
