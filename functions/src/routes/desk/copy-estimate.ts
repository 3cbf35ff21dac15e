import { estimateCopySchema, moneyAddressSchema } from '@welding/domain/entities/estimate-requests';
import { actorOf } from '@welding/domain/entities/staff';
import { addDays, chicagoDate } from '@welding/domain/values/chicago-day';
import { strictBody } from '@welding/domain/values/text-fields';
import { copyEstimate as copy, reviseEstimate as revise } from '#actions/write-estimate.ts';
import { findMoneySettings } from '#data/money-settings.ts';
import { idempotencyKeyOf } from '#http/idempotency-key.ts';
import { addressParts, both, json } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';

/** POST /api/desk/estimates/{id}/copy: 201 and a new draft of the same contents, once for each Idempotency-Key. */
export const copyEstimate = staffRoute({
  method: 'POST',
  path: '/api/desk/estimates/:id/copy',
  roles: ['owner', 'office'],
  read: both(addressParts(moneyAddressSchema), json(estimateCopySchema)),
  answer: async ([{ id }, owner], { staff, idempotencyKey }) => {
    const once = idempotencyKeyOf(idempotencyKey, 'estimate-copies', staff.id, { id, ...owner });
    return {
      status: 201,
      json: await copy(id, owner, await newValidUntil(), { actor: actorOf(staff), once }),
    };
  },
});

/** POST /api/desk/estimates/{id}/revise: 201 and a draft of its next version, once for each Idempotency-Key. */
export const reviseEstimate = staffRoute({
  method: 'POST',
  path: '/api/desk/estimates/:id/revise',
  roles: ['owner', 'office'],
  read: both(addressParts(moneyAddressSchema), json(strictBody({}))),
  answer: async ([{ id }], { staff, idempotencyKey }) => {
    const once = idempotencyKeyOf(idempotencyKey, 'estimate-versions', staff.id, { id });
    return { status: 201, json: await revise(id, await newValidUntil(), { actor: actorOf(staff), once }) };
  },
});

async function newValidUntil(): Promise<string> {
  const { validDays } = await findMoneySettings();
  return addDays(chicagoDate(new Date()), validDays);
}
