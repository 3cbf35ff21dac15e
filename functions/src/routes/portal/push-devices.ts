import { notifiedRoles } from '@welding/domain/entities/push';
import { pushDeviceMessages, pushSubscriptionSchema } from '@welding/domain/entities/push-device';
import { staffRoles } from '@welding/domain/entities/staff';
import { config } from '#config.ts';
import { removeOwnPushDevice, storePushDevice } from '#data/push-devices.ts';
import { clientOrStaffRoute } from '#http/client-or-staff-route.ts';
import { badRequest } from '#http/errors.ts';
import { json } from '#http/readers.ts';
import { isPushEndpoint } from '#messages/push/push-endpoint.ts';

/** POST /api/push-devices: 204, and this device gets the notifications of who is signed in on it. */
export const addPushDevice = clientOrStaffRoute({
  method: 'POST',
  path: '/api/push-devices',
  roles: notifiedRoles,
  read: json(pushSubscriptionSchema),
  answer: async (subscription, owner) => {
    if (!isPushEndpoint(subscription.endpoint, config().PUSH_SERVICE_URL)) {
      throw badRequest(pushDeviceMessages.refusedEndpoint);
    }
    await storePushDevice(subscription, owner);
    return { status: 204 };
  },
});

/** DELETE /api/push-devices: 204, and this device gets none any more; also when it was not there, or is somebody else's. */
export const dropPushDevice = clientOrStaffRoute({
  method: 'DELETE',
  path: '/api/push-devices',
  roles: staffRoles,
  read: json(pushSubscriptionSchema),
  answer: async (subscription, owner) => {
    const personId = 'staffId' in owner ? owner.staffId : owner.session.clientId;
    await removeOwnPushDevice(subscription, personId);
    return { status: 204 };
  },
});
