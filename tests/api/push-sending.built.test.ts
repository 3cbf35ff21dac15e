import { randomUUID } from 'node:crypto';
import type { Push, PushSubscriptionRequest } from '@welding/domain/entities/push';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { type DeviceOwner, storePushDevice } from '../../functions/src/messages/push-devices.ts';
import { claimPush, pushes } from '../../functions/src/messages/pushes.ts';
import { endSession, type Session } from '../../functions/src/sign-in/sessions.ts';
import { localKeys } from '../../local/stack/local-keys.ts';
import { postCloudEvent } from '../../local/stack/post-event.ts';
import { runScheduleAt } from '../support/mailbox.ts';
import { storedOwners, type TestDevice, testDevice } from '../support/push-devices.ts';
import { createTestClient } from '../support/sample.ts';
import { stackAddresses } from '../support/stack.ts';
import { createTestStaff } from '../support/staff.ts';
import { type FunctionProcess, startFunction } from './function-process.ts';

const minute = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minute);
/** Also sends other tests' notifications, so the time is early enough that all are still useful. */
const sweep = (at = new Date()) => runScheduleAt('sendWaitingPushes', at);

async function storePush(overrides: Partial<Push>): Promise<Push> {
  stackAddresses();
  const now = new Date().toISOString();
  const push: Push = {
    id: `visit-moved_${randomUUID()}`,
    kind: 'visit-moved',
    title: 'Your visit was moved',
    body: 'It is now on Tuesday.',
    inSpanish: { title: 'Su visita cambió', body: 'Ahora es el martes.' },
    path: '/dashboard',
    attempts: 0,
    createdAt: now,
    dueAt: now,
    ...overrides,
  };
  await (await pushes()).doc(push.id).set(push);
  return push;
}

async function storedPush(id: string): Promise<Push | undefined> {
  return (await (await pushes()).doc(id).get()).data();
}

async function isSent(id: string): Promise<void> {
  await expect.poll(() => storedPush(id), { timeout: 20_000, interval: 30 }).toBeUndefined();
}

function sessionOf(clientId: string, overrides: Partial<Session> = {}): Session {
  const now = Date.now();
  return { id: randomUUID(), clientId, begun: now, expires: now + 60 * minute, ...overrides };
}

async function deviceOf(
  owner: DeviceOwner,
  subscription?: Partial<PushSubscriptionRequest>,
): Promise<TestDevice> {
  const device = testDevice();
  const stored = { ...device, subscription: { ...device.subscription, ...subscription } };
  await storePushDevice(stored.subscription, owner);
  return stored;
}

async function clientWithDevices(count: number) {
  const { id } = await createTestClient();
  const session = sessionOf(id);
  const devices = await Promise.all(Array.from({ length: count }, () => deviceOf({ session })));
  return { clientId: id, session, devices };
}

test('reaches every device of its client, encrypted for each and signed, and is deleted', async () => {
  const { clientId, devices } = await clientWithDevices(2);
  const stranger = await clientWithDevices(1);
  const push = await storePush({ clientId });
  await isSent(push.id);
  for (const device of devices) {
    const [arrived, ...more] = await device.received();
    expect(more).toEqual([]);
    const { id: tag, title, body, path } = push;
    expect(arrived?.notice).toEqual({ title, body, path, tag, lang: 'en' });
    expect(arrived?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      urgency: 'normal',
      ttl: expect.stringMatching(/^86\d{3}$/),
      topic: expect.stringMatching(/^[\w-]{32}$/),
    });
    await expectOurSignature(arrived?.headers['authorization'] ?? '');
  }
  expect(await stranger.devices[0]?.received()).toEqual([]);
});

/** RFC 8292. */
async function expectOurSignature(authorization: string): Promise<void> {
  const [, token = '', key] = /^vapid t=(\S+), k=(\S+)$/.exec(authorization) ?? [];
  expect(key).toBe(localKeys.vapidPublicKey);
  const point = Buffer.from(localKeys.vapidPublicKey, 'base64url');
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const keys = createLocalJWKSet({
    keys: [{ kty: 'EC', crv: 'P-256', alg: 'ES256', x: coordinate(1), y: coordinate(33) }],
  });
  const { payload } = await jwtVerify(token, keys, { audience: stackAddresses().pushService });
  expect(payload.sub).toMatch(/^mailto:/);
}

test('a device that is gone or has invalid keys is removed, and others get their notification', async () => {
  const { clientId, session, devices } = await clientWithDevices(3);
  const [gone, missing, well] = devices;
  if (!gone || !missing || !well) throw new Error('A device is missing');
  await gone.answerWith(410);
  await missing.answerWith(404);
  const offTheCurve = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url');
  const broken = await deviceOf({ session }, { keys: { p256dh: offTheCurve, auth: 'a'.repeat(22) } });
  await isSent((await storePush({ clientId })).id);
  expect(await well.received()).toHaveLength(1);
  for (const device of [gone, missing, broken]) expect(await storedOwners(device)).toEqual([]);
  expect(await storedOwners(well)).toEqual([clientId]);
});

test('a device with a local address is never contacted, and removed', async () => {
  const { clientId, session, devices } = await clientWithDevices(1);
  const endpoint = `https://127.0.0.1/${randomUUID()}`;
  const inside = await deviceOf({ session }, { endpoint });
  await isSent((await storePush({ clientId })).id);
  expect(await devices[0]?.received()).toHaveLength(1);
  expect(await storedOwners(inside)).toEqual([]);
});

test('only a busy device is tried again, at growing intervals', async () => {
  const { clientId, devices } = await clientWithDevices(2);
  const [busy, well] = devices;
  if (!busy || !well) throw new Error('A device is missing');
  await busy.answerWith(503);
  const push = await storePush({ clientId, dueAt: inMinutes(10).toISOString() });
  const first = inMinutes(11);
  await sweep(first);
  expect(await storedPush(push.id)).toMatchObject({
    attempts: 1,
    dueAt: new Date(first.getTime() + minute).toISOString(),
  });
  await sweep(first);
  expect([await busy.received(), await well.received()].map(({ length }) => length)).toEqual([1, 1]);
  await busy.answerWith(201);
  await sweep(new Date(first.getTime() + minute));
  expect(await storedPush(push.id)).toBeUndefined();
  expect([await busy.received(), await well.received()].map(({ length }) => length)).toEqual([2, 1]);
});

test('is dropped after five attempts, and when outdated', async () => {
  const { clientId, devices } = await clientWithDevices(1);
  await devices[0]?.answerWith(429);
  const tried = await storePush({ clientId, attempts: 4, dueAt: inMinutes(10).toISOString() });
  const late = await storePush({
    clientId,
    kind: 'on-my-way',
    createdAt: inMinutes(-40).toISOString(),
    dueAt: inMinutes(10).toISOString(),
  });
  await sweep(inMinutes(11));
  expect(await storedPush(tried.id)).toBeUndefined();
  expect(await storedPush(late.id)).toBeUndefined();
  expect(await devices[0]?.received()).toHaveLength(1);
});

test('is sent by one of several concurrent senders, until it is due again', async () => {
  const { clientId, devices } = await clientWithDevices(1);
  const push = await storePush({ clientId, dueAt: inMinutes(10).toISOString() });
  const [at, next] = [inMinutes(11), inMinutes(16)];
  const claim = () => claimPush(push.id, at, () => next);
  const claims = await Promise.all([1, 2, 3, 4].map(claim));
  expect(claims.filter((claimed) => claimed !== undefined)).toMatchObject([{ attempts: 1 }]);
  expect(await claim()).toBeUndefined();
  await sweep(inMinutes(15));
  expect(await devices[0]?.received()).toEqual([]);
  // The sender that took it was killed, so it still exists.
  await sweep(next);
  expect(await storedPush(push.id)).toBeUndefined();
  expect(await devices[0]?.received()).toHaveLength(1);
});

test('skips and removes devices whose session has ended or expired', async () => {
  const { clientId, session, devices } = await clientWithDevices(1);
  const expired = await deviceOf({ session: sessionOf(clientId, { expires: Date.now() - 1 }) });
  const current = await deviceOf({ session: sessionOf(clientId) });
  await endSession(session);
  await isSent((await storePush({ clientId })).id);
  expect(await current.received()).toHaveLength(1);
  for (const device of [...devices, expired]) {
    expect(await device.received()).toEqual([]);
    expect(await storedOwners(device)).toEqual([]);
  }
});

test('to staff reaches owner and office, but not welders or the person who acted', async () => {
  const [owner, office, welder, actor] = await Promise.all(
    (['owner', 'office', 'welder', 'office'] as const).map((role) => createTestStaff(role)),
  );
  if (!owner || !office || !welder || !actor) throw new Error('Somebody is missing');
  const devices = await Promise.all(
    [owner, office, welder, actor].map(({ id }) => deviceOf({ staffId: id })),
  );
  const client = await clientWithDevices(1);
  const push = await storePush({ kind: 'payment', exceptStaffId: actor.id });
  await isSent(push.id);
  const counts = await Promise.all(
    [...devices, ...client.devices].map(async (device) => {
      const arrived = await device.received();
      return arrived.filter(({ notice }) => notice.tag === push.id).length;
    }),
  );
  expect(counts).toEqual([1, 1, 0, 0, 0]);
});

test('the log names the outcome, and no device by its address', async () => {
  const { clientId, devices } = await clientWithDevices(4);
  const statuses = [201, 410, 503, 403];
  await Promise.all(devices.map((device, index) => device.answerWith(statuses[index] ?? 201)));
  const push = await storePush({ clientId, dueAt: inMinutes(-1).toISOString() });
  await isSentExcept(push.id);
  let sender: FunctionProcess | undefined;
  try {
    sender = await startFunction({}, 'sendQueuedPush');
    await (await pushes()).doc(push.id).set({ ...push, attempts: 0 });
    await postCloudEvent(sender.base, `pushes/${push.id}`);
    await expect.poll(sender.log, { timeout: 10_000 }).toContain('push sent');
    const log = sender.log();
    expect(log).toMatch(/"sent":1/);
    expect(log).toMatch(/"later":1/);
    expect(log).toMatch(/"refused":1/);
    for (const { subscription } of devices) {
      expect(log).not.toContain(subscription.endpoint);
      expect(log).not.toContain(new URL(subscription.endpoint).pathname);
      expect(log).not.toContain(subscription.keys.auth);
    }
  } finally {
    await sender?.stop();
  }
});

/** Waits until the stack's own sender is done. */
async function isSentExcept(id: string): Promise<void> {
  await expect.poll(() => storedPush(id), { timeout: 20_000, interval: 30 }).toHaveProperty('remaining');
}
