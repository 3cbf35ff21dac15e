import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renewPush } from './renew-push.ts';

const subscriptionOf = (endpoint: string) => ({ toJSON: () => ({ endpoint }) });
const subscribe = vi.fn(async (_options: PushSubscriptionOptionsInit) => subscriptionOf('made'));
const asked: { method: string; path: string; body: unknown; bearer: string | null }[] = [];

beforeEach(() => {
  vi.clearAllMocks();
  asked.length = 0;
  vi.stubGlobal('self', { registration: { pushManager: { subscribe } } });
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body, headers }: RequestInit) => {
    const sent = typeof body === 'string' ? JSON.parse(body) : undefined;
    asked.push({ method, path, body: sent, bearer: new Headers(headers).get('Authorization') });
    return path.endsWith('/key')
      ? Response.json({ publicKey: 'of today' })
      : new Response(null, { status: 204 });
  });
});

const told = (method: string, endpoint: string, bearer: string | null = null) => ({
  method,
  path: '/api/push-devices',
  body: { endpoint },
  bearer,
});

describe('a subscription that its push service ended', () => {
  test('is made anew with the key of today, and the API gets the new one for the old one', async () => {
    await renewPush({ oldSubscription: subscriptionOf('old') });
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'of today' });
    expect(asked.slice(1)).toEqual([told('POST', 'made'), told('DELETE', 'old')]);
  });

  test('that the browser has renewed itself is told', async () => {
    await renewPush({ oldSubscription: null, newSubscription: subscriptionOf('new') });
    expect(subscribe).not.toHaveBeenCalled();
    expect(asked).toEqual([told('POST', 'new')]);
  });

  test('of the desk is told in the name of who is signed in, and nobody is subscribed where nobody is', async () => {
    await renewPush({ newSubscription: subscriptionOf('new') }, async () => 'token');
    expect(asked).toEqual([told('POST', 'new', 'Bearer token')]);
    asked.length = 0;
    await renewPush({}, async () => undefined);
    expect(asked).toEqual([]);
    expect(subscribe).not.toHaveBeenCalled();
  });
});
