import { moneyAddressSchema, versionSchema } from '@welding/domain/entities/estimate-requests';
import { actorOf } from '@welding/domain/entities/staff';
import { discardEstimate as discard } from '#actions/discard-estimate.ts';
import { sendEstimate as send } from '#actions/send-estimate.ts';
import { changeEntity } from '#data/change-entity.ts';
import { estimates } from '#data/estimates.ts';
import { addressParts, both, json } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';

const step = {
  method: 'POST',
  roles: ['owner', 'office'],
  read: both(addressParts(moneyAddressSchema), json(versionSchema)),
} as const;

/** POST /api/desk/estimates/{id}/send: 200 and the estimate, which its client can read and answer from then on. */
export const sendEstimate = staffRoute({
  ...step,
  path: '/api/desk/estimates/:id/send',
  answer: async ([{ id }, { updatedAt }], { staff }) => ({
    status: 200,
    json: await send(id, updatedAt, actorOf(staff)),
  }),
});

/** POST /api/desk/estimates/{id}/discard: 204, and the draft is gone. */
export const discardEstimate = staffRoute({
  ...step,
  path: '/api/desk/estimates/:id/discard',
  answer: async ([{ id }, { updatedAt }], { staff }) => {
    await discard(id, updatedAt, actorOf(staff));
    return { status: 204 };
  },
});

/** POST /api/desk/estimates/{id}/answered: 200 and the estimate, whose questions somebody has answered. */
export const markEstimateAnswered = staffRoute({
  ...step,
  path: '/api/desk/estimates/:id/answered',
  answer: async ([{ id }, { updatedAt: version }], { staff }) => ({
    status: 200,
    json: await changeEntity(estimates, {
      entity: 'estimate',
      id,
      version,
      actor: actorOf(staff),
      action: 'answered a question about',
      withoutValues: true,
      decide: () => ({ awaitsAnswer: false }),
    }),
  }),
});
