import { apiPaths } from '@welding/domain/api-paths';
import type { PushSender } from '#pwa/push/push-subscription.ts';
import { deskRequest } from './desk-request.ts';

/**
 * Registers this device as the signed-in person.
 * @throws as `deskRequest`
 */
export const sendDeskPushDevice: PushSender = async (method, subscription) => {
  await deskRequest(apiPaths.pushDevices, () => undefined, { method, body: subscription });
};
