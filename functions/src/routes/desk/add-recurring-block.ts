import { inTheWayHeader, writeInTheWay } from '@welding/domain/booking/in-the-way-header';
import { newRecurringBlockSchema } from '@welding/domain/booking/recurring-block';
import { actorOf } from '@welding/domain/entities/staff';
import { planRecurringBlock } from '#actions/plan-recurring-block.ts';
import { idempotencyKeyOf } from '#http/idempotency-key.ts';
import { json } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';

/**
 * POST /api/desk/recurring-blocks: 201 and a time of the week in which a welder takes no visits; X-In-The-Way names those of
 * the next two months that stand in it already, and stay.
 */
export const addRecurringBlock = staffRoute({
  method: 'POST',
  path: '/api/desk/recurring-blocks',
  roles: ['owner', 'office'],
  read: json(newRecurringBlockSchema),
  answer: async (fields, { staff, idempotencyKey }) => {
    const once = idempotencyKeyOf(idempotencyKey, 'desk-recurring-blocks', staff.id, fields);
    const { block, inTheWay } = await planRecurringBlock(fields, { once, actor: actorOf(staff) });
    return { status: 201, json: block, headers: { [inTheWayHeader]: writeInTheWay(inTheWay) } };
  },
});
