import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, NetworkError } from '#shared/api/api-request.ts';
import { renewPush } from './push-notifications.ts';

const send = vi.fn(async (_method: 'POST' | 'DELETE', _subscription: PushSubscriptionJSON) => undefined);
const unsubscribe = vi.fn(async () => true);
const subscribe = vi.fn();
let current: ReturnType<typeof subscription> | null = null;
let permission: PermissionState = 'granted';

function subscription(endpoint: string) {
  const json = { endpoint, keys: { p256dh: 'key', auth: 'secret' } };
  return Object.assign(Object.create(null), { toJSON: () => json, unsubscribe });
}

beforeEach(() => {
  vi.clearAllMocks();
  send.mockReset();
  current = null;
  permission = 'granted';
  subscribe.mockImplementation(async () => subscription('https://push.example/new'));
  vi.stubGlobal('self', {
    registration: {
      pushManager: {
        getSubscription: async () => current,
        permissionState: async () => permission,
        subscribe,
      },
    },
  });
  vi.stubGlobal('fetch', async () => Response.json({ publicKey: 'public-key' }));
});

describe('a subscription ended by the push service', () => {
  test('is replaced by the one that the browser made', async () => {
    const oldSubscription = subscription('https://push.example/first');
    await renewPush({ oldSubscription, newSubscription: subscription('https://push.example/second') }, send);
    expect(send.mock.calls).toEqual([
      ['POST', expect.objectContaining({ endpoint: 'https://push.example/second' })],
      ['DELETE', expect.objectContaining({ endpoint: 'https://push.example/first' })],
    ]);
    expect(subscribe).not.toHaveBeenCalled();
  });

  test('is renewed with our key when the browser made none', async () => {
    await renewPush({ newSubscription: null }, send);
    expect(subscribe).toHaveBeenCalledExactlyOnceWith({
      userVisibleOnly: true,
      applicationServerKey: 'public-key',
    });
    expect(send).toHaveBeenCalledExactlyOnceWith(
      'POST',
      expect.objectContaining({ endpoint: 'https://push.example/new' }),
    );
  });

  test('is not renewed when the browser already has one', async () => {
    current = subscription('https://push.example/there');
    await renewPush({}, send);
    expect(subscribe).not.toHaveBeenCalled();
    expect(send).toHaveBeenCalledExactlyOnceWith(
      'POST',
      expect.objectContaining({ endpoint: 'https://push.example/there' }),
    );
  });

  test('is not renewed without permission for notifications', async () => {
    permission = 'denied';
    await renewPush({}, send);
    expect([subscribe.mock.calls.length, send.mock.calls.length]).toEqual([0, 0]);
  });

  test('is cancelled when signed out, and kept when the API does not answer', async () => {
    send.mockRejectedValueOnce(new ApiError(401, 'Please sign in again'));
    await renewPush({}, send);
    expect(unsubscribe).toHaveBeenCalledOnce();
    for (const error of [new NetworkError('No connection'), new ApiError(503, 'Busy')]) {
      send.mockRejectedValueOnce(error);
      await expect(renewPush({}, send)).rejects.toBe(error);
    }
    expect(unsubscribe).toHaveBeenCalledOnce();
  });
});
