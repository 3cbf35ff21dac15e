import type { Client } from '@welding/domain/entities/client';
import { paymentIntentResponseSchema } from '@welding/domain/entities/payment';
import { beforeAll, expect, test } from 'vitest';
import { clients } from '../../functions/src/clients/clients.ts';
import { intentIdOf, stackStripe } from '../support/local-stripe.ts';
import { createTestClient } from '../support/sample.ts';
import { type ApiAnswer, answerTo, callApi, signIn } from './call-api.ts';

let shown: Client;
let other: Client;
let cookie: string;
let otherCookie: string;

beforeAll(async () => {
  [shown, other] = await Promise.all([createTestClient(), createTestClient()]);
  [cookie, otherCookie] = await Promise.all([signIn(shown.email), signIn(other.email)]);
});

/** The request of a page that shows the portal of `shownClient` in a browser with this cookie. */
const prepare = (shownClient: string | undefined, sent: string | undefined) =>
  callApi('POST', '/api/create-payment-intent', {
    json: { amount: 500, projectId: '', clientId: '' },
    cookie: sent,
    shownClient,
  });

async function payerOf(answer: ApiAnswer): Promise<{ clientId: string | undefined; receipt: string | null }> {
  const { clientSecret } = paymentIntentResponseSchema.parse(answer.json());
  const intent = await stackStripe().paymentIntents.retrieve(intentIdOf(clientSecret));
  return { clientId: intent.metadata['clientId'], receipt: intent.receipt_email };
}

const nobody = { clientId: undefined, receipt: null };

test("a page that shows the cookie's client pays in the client’s name", async () => {
  expect(await payerOf(await prepare(shown.id, cookie))).toEqual({
    clientId: shown.id,
    receipt: null,
  });
});

test("a page with another client's cookie prepares no payment and is told why", async () => {
  expect(await answerTo(prepare(shown.id, otherCookie))).toEqual([
    409,
    'Another client is now signed in on this browser. Please reload the page or sign in again',
  ]);
});

test('a page that shows a client without a valid session is told so', async () => {
  const ended = await signIn(shown.email);
  await callApi('POST', '/api/logout', { cookie: ended });
  for (const sent of [undefined, '__session=nonsense', ended]) {
    expect(await answerTo(prepare(shown.id, sent))).toEqual([401, 'Please sign in again']);
  }
});

test('a page that shows no client pays anonymously, whatever the cookie', async () => {
  for (const sent of [undefined, otherCookie]) {
    expect(await payerOf(await prepare('nobody', sent))).toEqual(nobody);
  }
});

test('a caller that is no page pays as its session, and anonymously once that has ended', async () => {
  const own = await signIn(other.email);
  expect(await payerOf(await prepare(undefined, own))).toEqual({ clientId: other.id, receipt: null });
  await callApi('POST', '/api/logout', { cookie: own });
  expect(await payerOf(await prepare(undefined, own))).toEqual(nobody);
});

test('a deleted client pays anonymously', async () => {
  const gone = await createTestClient();
  const kept = await signIn(gone.email);
  await (await clients()).doc(gone.id).delete();
  expect(await payerOf(await prepare(undefined, kept))).toEqual(nobody);
  expect((await prepare(gone.id, kept)).status).toBe(401);
});
