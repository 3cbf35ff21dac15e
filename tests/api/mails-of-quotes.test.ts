import { randomUUID } from 'node:crypto';
import { quoteSchema } from '@welding/domain/entities/quote';
import { quoteMessages } from '@welding/domain/entities/quote-answer';
import { beforeAll, describe, expect, test } from 'vitest';
import { kindsTo, mailsTo } from '../support/client-mails.ts';
import { createTestQuote, type DeskPeople, deskPeople } from '../support/desk.ts';
import { createTestClient } from '../support/sample.ts';
import { answerTo, callApi } from './call-api.ts';

let desk: DeskPeople;
beforeAll(async () => {
  desk = await deskPeople();
});

const anEmail = () => `asks-${randomUUID()}@example.com`;
const project = { title: 'Frame rail', serviceType: 'truck', estimatedCost: 900.5 };
const accept = (id: string, json: object = {}, key?: string) =>
  callApi('POST', `/api/desk/quotes/${id}/accept`, {
    json: { project, tell: true, ...json },
    bearer: desk.tokens.office,
    ...(key && { key }),
  });

test('a request is confirmed once, also when repeated at the same time, and quotes nothing typed', async () => {
  const [key, email] = [randomUUID(), anEmail()];
  const json = {
    firstName: 'Win at https://evil.example',
    lastName: 'Example',
    email,
    phone: 'evil.example/312',
    serviceType: 'truck',
    description: 'Go to https://evil.example now',
    preferredContact: 'email',
    intake: { metal: 'stainless', broke: 'https://evil.example', town: 'evil.example' },
    priceRange: { low: 300, high: 520 },
  };
  const answers = await Promise.all([1, 2, 3, 4].map(() => callApi('POST', '/api/quotes', { json, key })));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  const quote = quoteSchema.parse(answers[0]?.json());
  const told = await mailsTo(email);
  expect(told).toMatchObject([
    { id: `quote-received_${quote.id}`, kind: 'quote-received', quoteId: quote.id },
  ]);
  expect(told[0]?.text.replaceAll('\n', ' ')).toContain('email you within 24 hours');
  expect(told[0]?.text).toContain('Metal: Stainless steel');
  expect(told[0]?.text).toContain('A range, not a quote: $300 to $520');
  expect(JSON.stringify(told)).not.toContain('evil.example');
});

test('an email gets at most three confirmations a day, and all requests are stored', async () => {
  const email = anEmail();
  const { id: _, status: __, createdAt: ___, ...json } = await createTestQuote();
  const send = (to: string) => callApi('POST', '/api/quotes', { json: { ...json, email: to } });
  const sameMailbox = email.replace('@', '+another@');
  const answers = await Promise.all([email, email.toUpperCase(), sameMailbox, email, email].map(send));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  const told = [
    ...(await mailsTo(email)),
    ...(await mailsTo(email.toUpperCase())),
    ...(await mailsTo(sameMailbox)),
  ];
  expect(told).toHaveLength(3);
});

describe('an accepted request', () => {
  test('sends no mail unless staff choose to', async () => {
    const [quiet, plain] = [
      await createTestQuote({ email: anEmail() }),
      await createTestQuote({ email: anEmail() }),
    ];
    expect((await accept(quiet.id, { tell: false })).status).toBe(201);
    expect((await accept(plain.id, { tell: undefined })).status).toBe(201);
    expect([await kindsTo(quiet.email), await kindsTo(plain.email)]).toEqual([[], []]);
  });

  test('is mailed to the sender once, also when repeated at the same time', async () => {
    const [quote, key] = [await createTestQuote({ email: anEmail() }), randomUUID()];
    const answers = await Promise.all([1, 2, 3, 4].map(() => accept(quote.id, {}, key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const told = await mailsTo(quote.email);
    expect(told).toMatchObject([{ kind: 'quote-answered', quoteId: quote.id }]);
    expect(told[0]).toMatchObject(answers[0]?.json() as object);
    // Only estimates name prices.
    expect(told[0]?.text).not.toContain('$');
    expect(told[0]?.text).toContain('Sign in with the address this email was sent to.');
  });

  test('by two people at once is mailed once', async () => {
    const quote = await createTestQuote({ email: anEmail() });
    const answers = await Promise.all([1, 2, 3].map(() => accept(quote.id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(await kindsTo(quote.email)).toEqual(['quote-answered']);
  });

  test('that is undone and accepted again is not mailed again', async () => {
    const quote = await createTestQuote({ email: anEmail() });
    await accept(quote.id);
    await callApi('POST', `/api/desk/quotes/${quote.id}/reopen`, { bearer: desk.tokens.office });
    expect((await accept(quote.id)).status).toBe(201);
    expect(await kindsTo(quote.email)).toEqual(['quote-answered']);
  });

  test('without a usable email is mailed to its client, if any', async () => {
    const [quote, client] = [await createTestQuote({ email: 'call me' }), await createTestClient()];
    await accept(quote.id, { clientId: client.id });
    expect(await kindsTo(client.email)).toEqual(['quote-answered']);
    expect(await kindsTo('call me')).toEqual([]);
  });

  test('given to a client with another email is mailed to the sender, without that email', async () => {
    const [quote, client] = [await createTestQuote({ email: anEmail() }), await createTestClient()];
    await accept(quote.id, { clientId: client.id });
    expect(await kindsTo(client.email)).toEqual([]);
    const [told] = await mailsTo(quote.email);
    expect(told?.text).not.toContain('Sign in');
  });
});

describe('the preview of the answer’s mail', () => {
  const preview = (id: string, query: Record<string, string> = {}) =>
    callApi(
      'GET',
      `/api/desk/quotes/${id}/accept-mail?${new URLSearchParams({ title: 'Frame rail', serviceType: 'truck', ...query })}`,
      { bearer: desk.tokens.office },
    );

  test('shows the mail as sent later, and sends nothing', async () => {
    const quote = await createTestQuote({ email: anEmail() });
    const shown = await preview(quote.id);
    expect(shown.status).toBe(200);
    expect(await kindsTo(quote.email)).toEqual([]);
    expect((await accept(quote.id)).status).toBe(201);
    const [sent] = await mailsTo(quote.email);
    const withoutKey = (text = '') => text.replace(/(mail-preferences)#\S+/, '$1');
    const { subject, text, inSpanish } = sent ?? {};
    expect(shown.json()).toEqual({
      ...{ to: quote.email, subject, text: withoutKey(text) },
      inSpanish: { subject: inSpanish?.subject, text: withoutKey(inSpanish?.text) },
    });
    expect(text).not.toEqual(withoutKey(text));
    expect(inSpanish?.text).toMatch(/^Hola,/m);
  });

  test('is addressed to the chosen client where the request has no email', async () => {
    const [quote, client] = [await createTestQuote({ email: 'call me' }), await createTestClient()];
    expect((await preview(quote.id, { clientId: client.id })).json()).toMatchObject({ to: client.email });
    expect(await answerTo(preview(quote.id))).toEqual([409, quoteMessages.nobodyToTell]);
  });

  test('is 404 for an unknown request, and 409 for an answered one', async () => {
    expect((await preview(randomUUID())).status).toBe(404);
    const quote = await createTestQuote();
    await accept(quote.id);
    expect([(await preview(quote.id)).status, (await preview(quote.id)).text]).toEqual([
      409,
      'Sam office accepted this request in the meantime',
    ]);
  });
});

describe('a client’s new email', () => {
  test('is reported to the old address only, once', async () => {
    const client = await createTestClient();
    const email = anEmail();
    const change = (json: object) =>
      callApi('PATCH', `/api/desk/clients/${client.id}`, {
        json: { updatedAt: null, ...json },
        bearer: desk.tokens.office,
      });
    const answers = await Promise.all([1, 2, 3].map(() => change({ email })));
    // Repeating a change gives the first result.
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const told = await mailsTo(client.email);
    expect(told).toMatchObject([{ kind: 'email-changed', clientId: client.id }]);
    expect(told[0]?.text).toContain('a•••@example.com');
    expect(told[0]?.text).not.toContain(email);
    expect(await kindsTo(email)).toEqual([]);
    const other = await createTestClient();
    await callApi('PATCH', `/api/desk/clients/${other.id}`, {
      json: { updatedAt: null, phone: '(312) 555-0177' },
      bearer: desk.tokens.office,
    });
    expect(await kindsTo(other.email)).toEqual([]);
  });
});
