import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { codeMessages } from '@welding/domain/entities/login-code';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { photos } from '../../functions/src/photos/photos.ts';
import { findQuote, quotes } from '../../functions/src/requests/quotes.ts';
import { appointments } from '../../functions/src/visits/appointments.ts';
import { createTestPayment } from '../support/desk.ts';
import { aQuoteRequest } from '../support/entities.ts';
import { ownTime } from '../support/own-time.ts';
import { jpegPicture, pngPicture } from '../support/pictures.ts';
import { createTestClient } from '../support/sample.ts';
import { verifiedCookie } from '../support/verified-cookie.ts';
import { askedCode, verify } from './ask-for-code.ts';
import { callApi, testAddress } from './call-api.ts';
import { type FunctionProcess, startFunction, startTwoFunctions } from './function-process.ts';
import { sendPhoto, sentQuote } from './send-photo.ts';

describe('two instances, as Google starts under load', () => {
  let instances: Awaited<ReturnType<typeof startTwoFunctions>>;
  beforeAll(async () => {
    instances = await startTwoFunctions();
  });
  afterAll(() => instances.stop());
  const atOnce = <Result>(count: number, ask: (base: string) => Promise<Result>) =>
    Promise.all(Array.from({ length: count }, (_, index) => ask(instances.baseFor(index))));

  test('create one quote from 20 requests with one key, and share one address’s limit of ten', async () => {
    const stored = async (description: string) =>
      (await (await quotes()).where('description', '==', description).get()).size;
    const once = aQuoteRequest({ description: `Cracked frame rail ${randomUUID()}` });
    const [key, from] = [randomUUID(), testAddress()];
    const answers = await atOnce(20, (base) =>
      callApi('POST', '/api/quotes', { json: once, key, from, base }),
    );
    for (const answer of answers) expect([answer.status, answer.json()]).toEqual([201, answers[0]?.json()]);
    expect(await stored(once.description)).toBe(1);
    const each = aQuoteRequest({ description: `Cracked frame rail ${randomUUID()}` });
    const address = { json: each, from: testAddress() };
    const limited = await atOnce(12, (base) =>
      callApi('POST', '/api/quotes', { ...address, key: randomUUID(), base }),
    );
    expect(limited.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(201), 429, 429]);
    expect(await stored(each.description)).toBe(10);
  });

  test('create one appointment from 20 bookings with one key, and one session from 50 verifications', async () => {
    const client = await createTestClient();
    const [title, key, cookie] = [`Once ${randomUUID()}`, randomUUID(), await verifiedCookie(client)];
    const json = { clientId: client.id, title, scheduledDate: ownTime() };
    const booked = await atOnce(20, (base) =>
      callApi('POST', '/api/appointments', { json, key, cookie, base }),
    );
    for (const answer of booked) expect([answer.status, answer.json()]).toEqual([201, booked[0]?.json()]);
    expect((await (await appointments()).where('title', '==', title).get()).size).toBe(1);
    const asked = await askedCode(client.email);
    const verified = await atOnce(50, (base) => verify({ code: asked.code }, { cookie: asked.cookie, base }));
    expect(verified.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(verified.filter(({ text }) => text === codeMessages.used)).toHaveLength(49);
  });
});

describe('one instance', () => {
  let instance: FunctionProcess;
  let base: string;
  beforeAll(async () => {
    instance = await startFunction({ LIMIT_PHOTOS_PER_DAY: '1000000', LIMIT_ALL_PHOTOS_PER_DAY: '1000000' });
    ({ base } = instance);
  });
  afterAll(() => instance.stop());

  test('draws each of forty concurrent papers, or delays it until the machine is free', async () => {
    const client = await createTestClient();
    const { id } = await createTestPayment(client.id);
    const cookie = await verifiedCookie(client);
    const draw = () => callApi('GET', `/api/payments/${id}/receipt.pdf`, { cookie, base });
    const answers = await Promise.all(Array.from({ length: 40 }, draw));
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 503)).toEqual(
      [],
    );
    expect(instance.log()).not.toContain('"severity":"ERROR"');
  });

  /** The instance's peak memory in bytes. */
  const peakMemory = () =>
    Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${instance.pid}/status`, 'utf8'))?.[1]) * 1024;

  test('stores none of 200 invalid uploads, and survives them', async () => {
    const { id, uploadToken: token } = await sentQuote();
    const whole = jpegPicture();
    const huge = Buffer.alloc(10_000_001, 0xff);
    const rubbish: (readonly [Buffer, string | undefined])[] = Array.from({ length: 200 }, (_, index) => {
      switch (index % 8) {
        case 0:
          return [whole.subarray(0, whole.length - 1 - (index % 100)), token];
        case 1:
          return [Buffer.from(`<html>${index}`), token];
        case 2:
          return [Buffer.concat([whole, Buffer.from(`PK\x03\x04${index}`)]), token];
        case 3:
          return [index < 30 ? huge : Buffer.alloc(index), token];
        case 4:
          return [pngPicture(8, 6, { width: 50_000, height: 50_000 }), token];
        case 5:
          return [whole, `${token}${index}`];
        case 6:
          return [Buffer.concat([Buffer.from('GIF89a'), whole]), token];
        default:
          return [whole, undefined];
      }
    });
    const before = peakMemory();
    const statuses = new Set<number>();
    for (let first = 0; first < rubbish.length; first += 10) {
      const answers = await Promise.all(
        rubbish
          .slice(first, first + 10)
          .map(([bytes, given]) =>
            sendPhoto(id, bytes, { ...(given !== undefined && { token: given }), key: randomUUID(), base }),
          ),
      );
      for (const { status } of answers) statuses.add(status);
    }
    expect([...statuses].toSorted()).toEqual([403, 413, 415]);
    expect(peakMemory() - before, 'bytes').toBeLessThan(150_000_000);
    expect((await findQuote(id))?.photos).toBeUndefined();
    const stored = await (await photos()).where('owner.id', '==', id).get();
    expect(stored.size).toBe(0);
  });
});
