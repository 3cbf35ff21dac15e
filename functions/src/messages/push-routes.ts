import { pushDeviceMessages, pushSubscriptionSchema } from '@welding/domain/entities/push';
import { staffRoles } from '@welding/domain/entities/staff';
import { apiMessages } from '@welding/domain/messages';
import { config } from '#config.ts';
import { clientOrStaffRoute } from '#http/client-or-staff-route.ts';
import { json, nothing } from '#http/readers.ts';
import { anywhere, site } from '#http/resource-routes.ts';
import { isPushEndpoint } from '#messages/push/push-endpoint.ts';
import { badRequest } from '#refusal.ts';
import { removeOwnPushDevice, storePushDevice } from './push-devices.ts';

/** POST /api/push-devices: 204, and this device gets the notifications of its signed-in person, a verified client or staff. */
export const addPushDevice = clientOrStaffRoute({
  method: 'POST',
  path: '/api/push-devices',
  roles: staffRoles,
  verified: () => apiMessages.notVerifiedForNotifications,
  read: json(pushSubscriptionSchema),
  respond: async (subscription, owner) => {
    if (!isPushEndpoint(subscription.endpoint, config().PUSH_SERVICE_URL)) {
      throw badRequest(pushDeviceMessages.refusedEndpoint);
    }
    await storePushDevice(subscription, owner);
    return { status: 204 };
  },
});

/** DELETE /api/push-devices: 204, and this device gets no more; also for an unknown device or another person's. */
export const dropPushDevice = clientOrStaffRoute({
  method: 'DELETE',
  path: '/api/push-devices',
  roles: staffRoles,
  read: json(pushSubscriptionSchema),
  respond: async (subscription, owner) => {
    const personId = 'staffId' in owner ? owner.staffId : owner.session.clientId;
    await removeOwnPushDevice(subscription, personId);
    return { status: 204 };
  },
});

/** The key that browsers subscribe with. */
export const showPushKey = site.get('/push-devices/key', anywhere, nothing, async () => {
  return { publicKey: config().VAPID_PUBLIC_KEY };
});
