import type { PushNotice } from '@welding/domain/entities/push-notice';
import { expect } from 'vitest';
import { type TestDevice, testDevice } from '../support/push-devices.ts';
import { createTestClient } from '../support/sample.ts';
import { verifiedCookie } from '../support/verified-cookie.ts';
import { callApi } from './call-api.ts';

/** The notice with this tag. Other tests notify the same people. */
export async function awaitNotice(device: TestDevice, tag: RegExp): Promise<PushNotice> {
  const find = async () =>
    (await device.received()).map(({ notice }) => notice).filter((notice) => tag.test(notice.tag));
  await expect.poll(find, { timeout: 20_000, interval: 50 }).toHaveLength(1);
  const [notice] = await find();
  if (!notice) throw new Error('It is gone again');
  return notice;
}

export async function tagsAt(device: TestDevice): Promise<string[]> {
  return (await device.received()).map(({ notice }) => notice.tag);
}

export async function clientWithDevice() {
  const client = await createTestClient();
  const cookie = await verifiedCookie(client);
  const device = testDevice();
  const added = await callApi('POST', '/api/push-devices', { json: device.subscription, cookie });
  expect(added.status).toBe(204);
  return { client, cookie, device };
}
