import { inTheWayHeader, writeInTheWay } from '@welding/domain/booking/in-the-way-header';
import { recurringBlockChangeSchema } from '@welding/domain/booking/recurring-block';
import { actorOf } from '@welding/domain/entities/staff';
import { idSchema } from '@welding/domain/values/text-fields';
import * as z from 'zod/mini';
import { changeRecurringBlock as change } from '#actions/plan-recurring-block.ts';
import { addressParts, both, json } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';

/** PATCH /api/desk/recurring-blocks/{id}: 200 and the block as it is now, X-In-The-Way as when it was made; 409 for an old version. */
export const changeRecurringBlock = staffRoute({
  method: 'PATCH',
  path: '/api/desk/recurring-blocks/:id',
  roles: ['owner', 'office'],
  read: both(addressParts(z.object({ id: idSchema })), json(recurringBlockChangeSchema)),
  answer: async ([{ id }, changed], { staff }) => {
    const { block, inTheWay } = await change(id, changed, actorOf(staff));
    return { status: 200, json: block, headers: { [inTheWayHeader]: writeInTheWay(inTheWay) } };
  },
});
