import { apiPaths } from '@welding/domain/api-paths';
import type { PushSender } from '#pwa/push/push-subscription.ts';
import { deskRequest } from './desk-request.ts';

/** Tells the API of this device in the name of whoever is signed in at the desk. @throws as `deskRequest` */
export const sendDeskPushDevice: PushSender = async (method, subscription) => {
  await deskRequest(apiPaths.pushDevices, () => undefined, { method, body: subscription });
};
