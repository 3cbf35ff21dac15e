import { randomUUID } from 'node:crypto';
import { defaultSettings } from '@welding/domain/business/settings';
import { beforeEach, expect, test, vi } from 'vitest';
import { sendPush } from '../../functions/src/messages/push/send-push.ts';
import { storePushDevice } from '../../functions/src/messages/push-devices.ts';
import { pushes } from '../../functions/src/messages/pushes.ts';
import { configureFunctions } from '../support/configure-functions.ts';
import { testDevice } from '../support/push-devices.ts';
import { createTestClient } from '../support/sample.ts';

// All tests share the stored settings, so this test replaces the function that reads them.
const settings = vi.hoisted(() => ({ showNames: false }));
vi.mock('../../functions/src/settings/settings.ts', () => ({
  findSettings: async () => ({ ...defaultSettings, notifications: { ...settings } }),
}));

configureFunctions();

beforeEach(() => {
  settings.showNames = false;
});

async function arrived(namedBody?: string): Promise<string | undefined> {
  const { id: clientId } = await createTestClient();
  const device = testDevice();
  const begun = Date.now();
  const session = { id: randomUUID(), clientId, begun, expires: begun + 60_000 };
  await storePushDevice(device.subscription, { session });
  // The stack's sender skips notifications that are due in a year.
  const later = new Date(begun + 365 * 86_400_000);
  const push = {
    id: `on-my-way_${randomUUID()}`,
    kind: 'visit-moved' as const,
    clientId,
    title: 'We are on the way',
    body: 'Your welder is on the way to you.',
    inSpanish: { title: 'Vamos en camino', body: 'Su soldador va en camino.' },
    ...(namedBody && { namedBody }),
    path: '/dashboard',
    attempts: 0,
    createdAt: later.toISOString(),
    dueAt: later.toISOString(),
  };
  await (await pushes()).doc(push.id).set(push);
  await sendPush(push.id, later);
  const [first] = await device.received();
  return first?.notice.body;
}

test('a notification contains no names unless the owner allows them', async () => {
  expect(await arrived('Wes is on the way to you.')).toBe('Your welder is on the way to you.');
  settings.showNames = true;
  expect(await arrived('Wes is on the way to you.')).toBe('Wes is on the way to you.');
  expect(await arrived()).toBe('Your welder is on the way to you.');
});
