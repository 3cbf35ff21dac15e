import { randomUUID } from 'node:crypto';
import { maxPushDevices, pushDeviceMessages, pushKeySchema } from '@welding/domain/entities/push';
import { apiMessages } from '@welding/domain/messages';
import { beforeAll, describe, expect, test } from 'vitest';
import { exportClient } from '../../functions/src/clients/export-client.ts';
import { storePushDevice } from '../../functions/src/messages/push-devices.ts';
import { localKeys } from '../../local/stack/local-keys.ts';
import { type DeskPeople, deskPeople } from '../support/desk.ts';
import { storedOwners, type TestDevice, testDevice } from '../support/push-devices.ts';
import { createTestClient } from '../support/sample.ts';
import { createTestStaff, deactivate, staffToken } from '../support/staff.ts';
import { verifiedCookie } from '../support/verified-cookie.ts';
import { answerTo, callApi, signIn } from './call-api.ts';

type Sender = { cookie?: string; bearer?: string };

const path = '/api/push-devices';
const add = ({ subscription }: TestDevice, sender: Sender) =>
  callApi('POST', path, { json: subscription, ...sender });
const drop = ({ subscription }: TestDevice, sender: Sender) =>
  callApi('DELETE', path, { json: subscription, ...sender });

let desk: DeskPeople;
beforeAll(async () => {
  desk = await deskPeople();
});

async function clientOnDevice() {
  const client = await createTestClient();
  const cookie = await verifiedCookie(client);
  const device = testDevice();
  expect((await add(device, { cookie })).status).toBe(204);
  expect(await storedOwners(device)).toEqual([client.id]);
  return { client, cookie, device };
}

describe('the key', () => {
  test('is public', async () => {
    const answer = await callApi('GET', '/api/push-devices/key');
    expect(answer.status).toBe(200);
    expect(pushKeySchema.parse(answer.json())).toEqual({ publicKey: localKeys.vapidPublicKey });
  });
});

describe('a device', () => {
  test('of a client is stored once, and removed', async () => {
    const { client, cookie, device } = await clientOnDevice();
    expect((await add(device, { cookie })).status).toBe(204);
    expect(await storedOwners(device)).toEqual([client.id]);
    expect((await drop(device, { cookie })).status).toBe(204);
    expect(await storedOwners(device)).toEqual([]);
    expect((await drop(device, { cookie })).status).toBe(204);
  });

  test('is in the client’s export, without its address and keys', async () => {
    const { client, device } = await clientOnDevice();
    const exported = await exportClient(client.id);
    expect(exported?.pushDevices).toEqual([
      { createdAt: expect.any(String), service: new URL(device.subscription.endpoint).host },
    ]);
  });

  test.each(['owner', 'office'] as const)('of the %s is stored and removed', async (role) => {
    const device = testDevice();
    const sender = { bearer: desk.tokens[role] };
    expect((await add(device, sender)).status).toBe(204);
    expect(await storedOwners(device)).toEqual([desk.people[role].id]);
    expect((await drop(device, sender)).status).toBe(204);
    expect(await storedOwners(device)).toEqual([]);
  });

  test('of a welder is notified of own visits', async () => {
    const device = testDevice();
    expect((await add(device, { bearer: desk.tokens.welder })).status).toBe(204);
    expect(await storedOwners(device)).toEqual([desk.people.welder.id]);
    expect((await drop(device, { bearer: desk.tokens.welder })).status).toBe(204);
    expect(await storedOwners(device)).toEqual([]);
  });

  test('with an unproven email is refused with the reason, and can be removed', async () => {
    const { client, device } = await clientOnDevice();
    const cookie = await signIn(client.email);
    const own = testDevice();
    expect(await answerTo(add(own, { cookie }))).toEqual([403, apiMessages.notVerifiedForNotifications]);
    expect([await storedOwners(own), await storedOwners(device)]).toEqual([[], [client.id]]);
    expect((await drop(device, { cookie })).status).toBe(204);
  });

  test('belongs only to the client last signed in on it', async () => {
    const first = await clientOnDevice();
    const second = await clientOnDevice();
    expect((await drop(first.device, { cookie: second.cookie })).status).toBe(204);
    expect(await storedOwners(first.device)).toEqual([first.client.id]);
    expect((await add(first.device, { cookie: second.cookie })).status).toBe(204);
    expect(await storedOwners(first.device)).toEqual([second.client.id]);
  });

  test('stays its owner’s when another client registers its address', async () => {
    const { client, device } = await clientOnDevice();
    const thief = await clientOnDevice();
    const { endpoint } = device.subscription;
    const forged = { ...testDevice(), subscription: { ...testDevice().subscription, endpoint } };
    expect((await add(forged, { cookie: thief.cookie })).status).toBe(204);
    expect((await storedOwners(device)).toSorted()).toEqual([client.id, thief.client.id].toSorted());
    expect((await drop(forged, { cookie: thief.cookie })).status).toBe(204);
    expect(await storedOwners(device)).toEqual([client.id]);
  });

  test('beyond the tenth replaces the oldest, however many come at once', async () => {
    const { client, device: oldest } = await clientOnDevice();
    const others = Array.from({ length: maxPushDevices + 2 }, () => testDevice());
    const begun = Date.now();
    const session = { id: randomUUID(), clientId: client.id, begun, expires: begun + 60_000 };
    // Bypasses the API, because the emulator would start a process for each request.
    await Promise.all(others.map(({ subscription }) => storePushDevice(subscription, { session })));
    expect(await storedOwners(oldest)).toEqual([]);
    const stored = await Promise.all(others.map(storedOwners));
    expect(stored.flat()).toHaveLength(maxPushDevices);
  });
});

describe('a device is refused', () => {
  const { subscription } = testDevice();
  const keys = subscription.keys;

  test.each([
    ['with an empty body', undefined],
    ['without keys', { endpoint: subscription.endpoint }],
    ['with an unknown field', { ...subscription, clientId: 'x' }],
    ['with an unknown key', { ...subscription, keys: { ...keys, more: 'x' } }],
    ['with a short key', { ...subscription, keys: { ...keys, p256dh: 'abc' } }],
    ['with an invalid secret', { ...subscription, keys: { ...keys, auth: '!'.repeat(22) } }],
    ['with an invalid address', { ...subscription, endpoint: 'push' }],
    [
      'with an overlong address',
      { ...subscription, endpoint: `https://push.example.com/${'a'.repeat(2_000)}` },
    ],
  ])('%s', async (_, json) => {
    const { cookie } = await clientOnDevice();
    const options = json === undefined ? { raw: '{}' } : { json };
    expect((await callApi('POST', path, { ...options, cookie })).status).toBe(400);
    expect((await callApi('DELETE', path, { ...options, cookie })).status).toBe(400);
  });

  test.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://127.0.0.1/abc',
    'https://localhost/abc',
    'https://169.254.169.254/computeMetadata/v1/',
    'https://metadata.google.internal/computeMetadata/v1/',
    'http://127.0.0.1:1/abc',
  ])('at %s, an unknown push service', async (endpoint) => {
    const { cookie } = await clientOnDevice();
    const answer = await callApi('POST', path, { json: { ...subscription, endpoint }, cookie });
    expect(answer).toMatchObject({ status: 400, text: pushDeviceMessages.refusedEndpoint });
  });
});

describe('a device is removed', () => {
  test('when its client logs out on it, without the client’s other devices', async () => {
    const { client, cookie, device } = await clientOnDevice();
    const elsewhere = testDevice();
    await add(elsewhere, { cookie: await verifiedCookie(client) });
    expect((await callApi('POST', '/api/logout', { cookie })).status).toBe(204);
    expect(await storedOwners(device)).toEqual([]);
    expect(await storedOwners(elsewhere)).toEqual([client.id]);
  });

  test('when its client logs out everywhere', async () => {
    const { client, cookie, device } = await clientOnDevice();
    const answer = await callApi('POST', '/api/me/log-out-everywhere', { cookie, shownClient: client.id });
    expect(answer.status).toBe(204);
    expect(await storedOwners(device)).toEqual([]);
  });

  test('when its staff member’s account is closed', async () => {
    const person = await createTestStaff('office');
    const device = testDevice();
    await add(device, { bearer: await staffToken(person) });
    expect(await storedOwners(device)).toEqual([person.id]);
    await deactivate(person);
    expect(await storedOwners(device)).toEqual([]);
  });
});
