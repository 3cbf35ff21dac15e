import { inTheWayHeader, writeInTheWay } from '@welding/domain/booking/in-the-way-header';
import { newRecurringBlockSchema, recurringBlockChangeSchema } from '@welding/domain/booking/recurring-block';
import { blockChangeSchema, newBlockSchema } from '@welding/domain/entities/block';
import { actorOf } from '@welding/domain/entities/staff';
import { idempotencyKeyOf } from '#http/idempotency-key.ts';
import { both, json, withId } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';
import { changeBlock as changeOne, planBlock } from './plan-block.ts';
import { changeRecurringBlock as changeRecurring, planRecurringBlock } from './plan-recurring-block.ts';

/** POST /api/desk/blocks: 201 and the time in which a welder takes no visits. */
export const addBlock = staffRoute({
  method: 'POST',
  path: '/api/desk/blocks',
  roles: ['owner', 'office'],
  read: json(newBlockSchema),
  answer: async (block, { staff, idempotencyKey }) => {
    const once = idempotencyKeyOf(idempotencyKey, 'desk-blocks', staff.id, block);
    return { status: 201, json: await planBlock(block, { once, actor: actorOf(staff) }) };
  },
});

/** PATCH /api/desk/blocks/{id}: 200 and the block as it is now; `removed` takes it away. 409 for an old version. */
export const changeBlock = staffRoute({
  method: 'PATCH',
  path: '/api/desk/blocks/:id',
  roles: ['owner', 'office'],
  read: both(withId, json(blockChangeSchema)),
  answer: async ([{ id }, changed], { staff }) => ({
    status: 200,
    json: await changeOne(id, changed, actorOf(staff)),
  }),
});

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

/** PATCH /api/desk/recurring-blocks/{id}: 200 and the block as it is now, X-In-The-Way as when it was made; 409 for an old version. */
export const changeRecurringBlock = staffRoute({
  method: 'PATCH',
  path: '/api/desk/recurring-blocks/:id',
  roles: ['owner', 'office'],
  read: both(withId, json(recurringBlockChangeSchema)),
  answer: async ([{ id }, changed], { staff }) => {
    const { block, inTheWay } = await changeRecurring(id, changed, actorOf(staff));
    return { status: 200, json: block, headers: { [inTheWayHeader]: writeInTheWay(inTheWay) } };
  },
});
