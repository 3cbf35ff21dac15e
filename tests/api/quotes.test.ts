import { randomUUID } from 'node:crypto';
import { requestSearchTerms } from '@welding/domain/entities/client-search';
import { type Quote, quoteSchema } from '@welding/domain/entities/quote';
import { tooManyRequests } from '@welding/domain/messages';
import { getFirestore } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { quotes } from '../../functions/src/requests/quotes.ts';
import { aQuoteRequest } from '../support/entities.ts';
import { stackAddresses } from '../support/stack.ts';
import { type ApiAnswer, callApi, testAddress } from './call-api.ts';
import { changeConfig } from './change-config.ts';

stackAddresses();

function quoteRequest(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    ...aQuoteRequest({ description: `Cracked frame rail ${randomUUID()}`, preferredContact: 'email' }),
    ...overrides,
  };
}

function post(
  json: unknown,
  options: { key?: string; from?: string; base?: string } = {},
): Promise<ApiAnswer> {
  return callApi('POST', '/api/quotes', { json, ...options });
}

/** The quote in a response, which also holds the token for its photos. */
function sentQuote(answer: ApiAnswer): Quote {
  const { uploadToken, ...quote } = z.looseObject({ uploadToken: z.string() }).parse(answer.json());
  expect(answer.headers.get('x-upload-token')).toBe(uploadToken);
  return quoteSchema.parse(quote);
}

async function storedWith(description: unknown): Promise<number> {
  return (await (await quotes()).where('description', '==', description).get()).size;
}

describe('a quote request', () => {
  test('is stored and answered with 201', async () => {
    const request = quoteRequest();
    const answer = await post(request);
    expect(answer.status).toBe(201);
    const quote = sentQuote(answer);
    expect(quote).toMatchObject({ ...request, status: 'pending' });
    const { searchTerms, ...stored } = (await (await quotes()).doc(quote.id).get()).data() ?? {};
    expect(stored).toEqual(quote);
    expect(searchTerms).toEqual(requestSearchTerms(quote));
  });

  test('stores its time as a Timestamp and only a quote’s fields', async () => {
    const quote = sentQuote(await post(quoteRequest()));
    await (await quotes()).get();
    const stored = (await getFirestore().collection('quotes').doc(quote.id).get()).data();
    expect(Object.keys(stored ?? {}).sort()).toEqual(
      [...Object.keys(quote).filter((name) => name !== 'id'), 'searchTerms'].sort(),
    );
    expect(stored?.['createdAt'].toDate().toISOString()).toBe(quote.createdAt);
  });

  test('keeps a name with unusual letters', async () => {
    expect(sentQuote(await post(quoteRequest({ firstName: '𝐃𝐚𝐧𝐚' }))).firstName).toBe('𝐃𝐚𝐧𝐚');
  });

  test('drops invisible characters', async () => {
    const pasted = { lastName: 'Exa\u202emple', phone: '\u202d(312)\t555-0100\u202c' };
    const quote = sentQuote(await post(quoteRequest({ ...pasted, intake: { town: 'Joliet\0' } })));
    expect(quote).toMatchObject({ lastName: 'Example', phone: '(312) 555-0100', intake: { town: 'Joliet' } });
  });

  test('keeps the street if given', async () => {
    expect(sentQuote(await post(quoteRequest({ address: ' 12 Dock St ' }))).address).toBe('12 Dock St');
    expect((await post(quoteRequest({ address: '' }))).json()).not.toHaveProperty('address');
    expect(sentQuote(await post(quoteRequest({ address: '12 Dock St\nUnit 2' }))).address).toBe(
      '12 Dock St, Unit 2',
    );
  });

  test('keeps the answers about the job and the range shown', async () => {
    const intake = {
      metal: 'steel',
      thickness: '',
      broke: ' Bucket ear ',
      town: 'Joliet, IL',
      tank: 'unsure',
    };
    const priceRange = { low: 300, high: 670 };
    const answer = await post(quoteRequest({ intake, priceRange, zip: '' }));
    const quote = sentQuote(answer);
    expect(quote).toMatchObject({ priceRange, intake: { metal: 'steel', broke: 'Bucket ear' } });
    await (await quotes()).get();
    const stored = (await getFirestore().collection('quotes').doc(quote.id).get()).data();
    expect(stored).toMatchObject({ priceRange });
    expect(stored?.['intake']).toEqual({
      metal: 'steel',
      broke: 'Bucket ear',
      town: 'Joliet, IL',
      tank: 'unsure',
    });
    const silent = await post(quoteRequest({ intake: { metal: '' } }));
    expect(silent.status).toBe(201);
    expect(silent.json()).not.toHaveProperty('intake');
  });

  test('is trimmed, with the email in lower case and phone as default contact', async () => {
    const { preferredContact: _, ...request } = quoteRequest({
      firstName: '  Jordan ',
      email: ' Jordan@Example.COM ',
    });
    expect((await post(request)).json()).toMatchObject({
      firstName: 'Jordan',
      email: 'jordan@example.com',
      preferredContact: 'phone',
    });
  });

  test('replaces half a character', async () => {
    const answer = await callApi('POST', '/api/quotes', {
      raw: JSON.stringify(quoteRequest({ firstName: 'X' })).replace('"X"', '"J\\ud800o"'),
    });
    expect(answer.status).toBe(201);
    expect(answer.json()).toMatchObject({ firstName: 'J\ufffdo' });
  });

  test.each([
    ['firstName', 'x'.repeat(100)],
    ['phone', '1'.repeat(30)],
    ['phone', '1'.repeat(10)],
    ['description', 'x'.repeat(5000)],
    ['description', 'x'.repeat(10)],
    ['description', 'Frame rail\r\n\nand a hitch'],
  ])('with %s at its bound is stored', async (field, value) => {
    expect((await post(quoteRequest({ [field]: value }))).status).toBe(201);
  });
});

describe('a repeated quote request', () => {
  test('with the same key returns the first quote', async () => {
    const [request, key] = [quoteRequest(), randomUUID()];
    const first = await post(request, { key });
    const again = await post(Object.fromEntries(Object.entries(request).reverse()), {
      key: key.toUpperCase(),
    });
    expect(again.status).toBe(201);
    expect(again.json()).toEqual(first.json());
    expect(await storedWith(request['description'])).toBe(1);
  });
});

describe('quote requests at the same time', () => {
  test('returns the first quote for a repeated one after the limit is reached', async () => {
    changeConfig({ LIMIT_QUOTES_PER_HOUR: 10 });
    const [request, key, from] = [quoteRequest(), randomUUID(), testAddress()];
    const first = await post(request, { key, from });
    for (let count = 1; count < 10; count += 1) await post(quoteRequest(), { from });
    const refused = await post(quoteRequest(), { key: randomUUID(), from });
    const minutes = Math.ceil(Number(refused.headers.get('retry-after')) / 60);
    expect([refused.status, refused.text]).toEqual([429, tooManyRequests(minutes)]);
    const again = await post(request, { key, from });
    expect([again.status, again.json()]).toEqual([201, first.json()]);
  });
});
