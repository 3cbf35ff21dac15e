import { randomUUID } from 'node:crypto';
import { requestSearchTerms } from '@welding/domain/entities/client-search';
import { type Quote, quoteSchema } from '@welding/domain/entities/quote';
import { tooManyRequests } from '@welding/domain/messages';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { quotes } from '../../functions/src/data/quotes.ts';
import { aQuoteRequest } from '../support/entities.ts';
import { stackAddresses } from '../support/stack.ts';
import { type ApiAnswer, callApi, testAddress } from './call-api.ts';
import { startTwoFunctions } from './function-process.ts';

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

/** The quote of an answer, which also holds what photos of it are sent by. */
function sentQuote(answer: ApiAnswer): Quote {
  const { uploadToken, ...quote } = z.looseObject({ uploadToken: z.string() }).parse(answer.json());
  expect(answer.headers.get('x-upload-token')).toBe(uploadToken);
  return quoteSchema.parse(quote);
}

async function storedWith(description: unknown): Promise<number> {
  return (await (await quotes()).where('description', '==', description).get()).size;
}

const rangeMessage = 'A price range must be two amounts in whole dollars, the lower one first';

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

  test('keeps its time as a Timestamp and nothing but the fields of a quote', async () => {
    const quote = sentQuote(await post(quoteRequest()));
    await (await quotes()).get();
    const stored = (await getFirestore().collection('quotes').doc(quote.id).get()).data();
    expect(Object.keys(stored ?? {}).sort()).toEqual(
      [...Object.keys(quote).filter((name) => name !== 'id'), 'searchTerms'].sort(),
    );
    expect(stored?.['createdAt'].toDate().toISOString()).toBe(quote.createdAt);
  });

  test('keeps a name in letters beyond the usual ones', async () => {
    expect(sentQuote(await post(quoteRequest({ firstName: '𝐃𝐚𝐧𝐚' }))).firstName).toBe('𝐃𝐚𝐧𝐚');
  });

  test('drops what cannot be seen in a line', async () => {
    const pasted = { lastName: 'Exa\u202emple', phone: '\u202d(312)\t555-0100\u202c' };
    const quote = sentQuote(await post(quoteRequest({ ...pasted, intake: { town: 'Joliet\0' } })));
    expect(quote).toMatchObject({ lastName: 'Example', phone: '(312) 555-0100', intake: { town: 'Joliet' } });
  });

  test('keeps the street, when somebody says it', async () => {
    expect(sentQuote(await post(quoteRequest({ address: ' 12 Dock St ' }))).address).toBe('12 Dock St');
    expect((await post(quoteRequest({ address: '' }))).json()).not.toHaveProperty('address');
    expect(sentQuote(await post(quoteRequest({ address: '12 Dock St\nUnit 2' }))).address).toBe(
      '12 Dock St, Unit 2',
    );
  });

  test('keeps what was said about the job and the range that was shown', async () => {
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

  test('is trimmed, its e-mail put in lower case, and phone is the contact nobody chose', async () => {
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

  test('may hold half a character, which is replaced', async () => {
    const answer = await callApi('POST', '/api/quotes', {
      raw: JSON.stringify(quoteRequest({ firstName: 'X' })).replace('"X"', '"J\\ud800o"'),
    });
    expect(answer.status).toBe(201);
    expect(answer.json()).toMatchObject({ firstName: 'J\ufffdo' });
  });

  test.each([
    ['firstName', '', 'First name is required'],
    ['firstName', '   ', 'First name is required'],
    ['firstName', undefined, 'First name is required'],
    ['firstName', 7, 'First name is required'],
    ['firstName', 'x'.repeat(101), 'First name must be at most 100 characters'],
    ['firstName', '\u200b\u2060', 'First name is required'],
    ['firstName', 'Jordan\nBcc: everybody', 'First name must be on one line'],
    ['lastName', '', 'Last name is required'],
    ['lastName', 'x'.repeat(101), 'Last name must be at most 100 characters'],
    ['email', '', 'Valid email is required'],
    ['email', 'jordan', 'Valid email is required'],
    ['email', 'jordan@example', 'Valid email is required'],
    ['email', `${'x'.repeat(250)}@example.com`, 'Valid email is required'],
    ['phone', '555-0100', 'Valid phone number is required'],
    ['phone', '1'.repeat(31), 'Phone number must be at most 30 characters'],
    ['serviceType', '', 'Please select a service'],
    ['serviceType', 'mobile_welding', 'Please select a service'],
    ['description', 'too short', 'Please provide project details'],
    ['description', 'x'.repeat(5001), 'Project details must be at most 5000 characters'],
    [
      'description',
      'Cracked\0frame rail',
      'Project details contains a hidden character. Please type it again',
    ],
    ['preferredContact', 'pigeon', 'Please choose phone or email'],
    ['intake', 'steel', 'intake must be an object of answers'],
    ['intake', null, 'intake must be an object of answers'],
    ['intake', { metal: 'wood' }, 'Metal: please choose one of the answers'],
    ['intake', { color: 'red' }, 'Unknown field: intake.color'],
    ['intake', { broke: 'x'.repeat(201) }, 'What broke must be at most 200 characters'],
    ['priceRange', { low: 500, high: 300 }, rangeMessage],
    ['priceRange', { low: -1, high: 300 }, rangeMessage],
    ['priceRange', { low: 300 }, rangeMessage],
    ['priceRange', { low: 300, high: 1e9 }, rangeMessage],
    ['status', 'completed', 'Unknown field: status'],
    ['id', randomUUID(), 'Unknown field: id'],
  ])('with %s %j is refused: %s', async (field, value, message) => {
    const answer = await post(quoteRequest({ [field]: value }));
    expect(answer.status).toBe(400);
    expect(answer.text).toBe(message);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
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
  test('with the same key is answered with the first quote', async () => {
    const [request, key] = [quoteRequest(), randomUUID()];
    const first = await post(request, { key });
    const again = await post(Object.fromEntries(Object.entries(request).reverse()), {
      key: key.toUpperCase(),
    });
    expect(again.status).toBe(201);
    expect(again.json()).toEqual(first.json());
    expect(await storedWith(request['description'])).toBe(1);
  });

  test('with the same key and other contents is refused with 409', async () => {
    const key = randomUUID();
    await post(quoteRequest(), { key });
    const other = await post(quoteRequest(), { key });
    expect(other.status).toBe(409);
    expect(other.text).toBe('This request was already sent with other contents');
  });

  test('with a key that is no UUID is refused with 400', async () => {
    const answer = await post(quoteRequest(), { key: 'once' });
    expect(answer.status).toBe(400);
    expect(answer.text).toBe('Idempotency-Key must be a UUID');
  });
});

describe('quote requests at the same time, on two instances', () => {
  let instances: Awaited<ReturnType<typeof startTwoFunctions>>;
  beforeAll(async () => {
    instances = await startTwoFunctions();
  });
  afterAll(() => instances.stop());

  test('20 with one key make one quote', async () => {
    const [request, key, from] = [quoteRequest(), randomUUID(), testAddress()];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => post(request, { key, from, base: instances.baseFor(index) })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    for (const answer of answers) expect(answer.json()).toEqual(answers[0]?.json());
    expect(await storedWith(request['description'])).toBe(1);
  });

  test('12 with keys of their own from one address make the 10 quotes that it may ask for', async () => {
    const [request, from] = [quoteRequest(), testAddress()];
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        post(request, { key: randomUUID(), from, base: instances.baseFor(index) }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(201), 429, 429]);
    expect(await storedWith(request['description'])).toBe(10);
  });

  test('a repeated one is answered with the first quote after the limit is reached', async () => {
    const [request, key, from, base] = [quoteRequest(), randomUUID(), testAddress(), instances.baseFor(0)];
    const first = await post(request, { key, from, base });
    for (let count = 1; count < 10; count += 1) await post(quoteRequest(), { from, base });
    const refused = await post(quoteRequest(), { key: randomUUID(), from, base });
    const minutes = Math.ceil(Number(refused.headers.get('retry-after')) / 60);
    expect([refused.status, refused.text]).toEqual([429, tooManyRequests(minutes)]);
    const again = await post(request, { key, from, base });
    expect([again.status, again.json()]).toEqual([201, first.json()]);
  });
});
