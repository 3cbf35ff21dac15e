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

describe('a subscription that the push service ended', () => {
  test('is told with the one that the browser made in its place', async () => {
    const oldSubscription = subscription('https://push.example/first');
    await renewPush({ oldSubscription, newSubscription: subscription('https://push.example/second') }, send);
    expect(send.mock.calls).toEqual([
      ['POST', expect.objectContaining({ endpoint: 'https://push.example/second' })],
      ['DELETE', expect.objectContaining({ endpoint: 'https://push.example/first' })],
    ]);
    expect(subscribe).not.toHaveBeenCalled();
  });

  test('is taken out anew, with our key, where the browser made none', async () => {
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

  test('is not taken out twice where there is one again', async () => {
    current = subscription('https://push.example/there');
    await renewPush({}, send);
    expect(subscribe).not.toHaveBeenCalled();
    expect(send).toHaveBeenCalledExactlyOnceWith(
      'POST',
      expect.objectContaining({ endpoint: 'https://push.example/there' }),
    );
  });

  test('stays ended where the person allows no notifications any more', async () => {
    permission = 'denied';
    await renewPush({}, send);
    expect([subscribe.mock.calls.length, send.mock.calls.length]).toEqual([0, 0]);
  });

  test('is given up where nobody is signed in, and kept where the API could not be asked', async () => {
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
