import { config } from '#config.ts';
import { nothing } from '#http/readers.ts';
import { publicRoute } from '#http/route.ts';

/** GET /api/push-devices/key: 200 and the key that browsers subscribe with. */
export const showPushKey = publicRoute({
  method: 'GET',
  path: '/api/push-devices/key',
  read: nothing,
  answer: async () => ({ status: 200, json: { publicKey: config().VAPID_PUBLIC_KEY } }),
});
