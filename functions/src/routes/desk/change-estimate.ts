import { estimateChangeSchema, moneyAddressSchema } from '@welding/domain/entities/estimate-requests';
import { actorOf } from '@welding/domain/entities/staff';
import { applyEstimateChange } from '#actions/write-estimate.ts';
import { addressParts, both, json } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';

/** PATCH /api/desk/estimates/{id}: 200 and the draft as it is now; 409 once it was sent, and for an old version. */
export const changeEstimate = staffRoute({
  method: 'PATCH',
  path: '/api/desk/estimates/:id',
  roles: ['owner', 'office'],
  read: both(addressParts(moneyAddressSchema), json(estimateChangeSchema)),
  answer: async ([{ id }, change], { staff }) => ({
    status: 200,
    json: await applyEstimateChange(id, change, actorOf(staff)),
  }),
});
