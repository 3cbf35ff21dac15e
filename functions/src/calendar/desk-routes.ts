import { holdPlaceSchema, newHoldSchema, suggestionsQuerySchema } from '@welding/domain/booking/hold';
import { inTheWayHeader, writeInTheWay } from '@welding/domain/booking/in-the-way-header';
import { dayProposalsQuerySchema, moveDaySchema } from '@welding/domain/booking/move-day';
import { newRecurringBlockSchema, recurringBlockChangeSchema } from '@welding/domain/booking/recurring-block';
import { blockChangeSchema, newBlockSchema } from '@welding/domain/entities/block';
import { actorOf } from '@welding/domain/entities/staff';
import { idempotencyKeyOf } from '#http/idempotency-key.ts';
import { both, json, params, withId } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';
import { suggestTimes as suggest } from './free-time.ts';
import { holdTime, releaseTime } from './holds.ts';
import { moveDay as move } from './move-day.ts';
import {
  changeBlock as changeOne,
  changeRecurringBlock as changeRecurring,
  planBlock,
  planRecurringBlock,
} from './plan-blocks.ts';
import { proposeMoves } from './propose-moves.ts';

/**
 * POST /api/desk/calendar/move-day: 200 `{moved, left, block?}`: moves visits of a welder's day at once; `left` has those that
 * stay, each with its reason.
 */
export const moveDay = staffRoute({
  method: 'POST',
  path: '/api/desk/calendar/move-day',
  roles: ['owner', 'office'],
  read: json(moveDaySchema),
  answer: async (asked, { staff, idempotencyKey }) => {
    const once = idempotencyKeyOf(idempotencyKey, 'desk-move-day', staff.id, asked);
    return { status: 200, json: await move(asked, { once, actor: actorOf(staff) }) };
  },
});

/** GET /api/desk/calendar/move-day?welderId=&date=&prefer=: 200 `{visits}`: proposals for each visit of a welder's day. */
export const listProposals = staffRoute({
  method: 'GET',
  path: '/api/desk/calendar/move-day',
  roles: ['owner', 'office'],
  read: params(dayProposalsQuerySchema),
  answer: async (asked) => ({ status: 200, json: await proposeMoves(asked) }),
});

/** POST /api/desk/blocks: 201 and a time in which a welder takes no visits. */
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

/** PATCH /api/desk/blocks/{id}: 200 and the changed block; `removed` removes it. 409 for an old version. */
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
 * POST /api/desk/recurring-blocks: 201 and a weekly time in which a welder takes no visits; X-In-The-Way names the conflicting
 * visits of the next two months, which stay.
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

/** PATCH /api/desk/recurring-blocks/{id}: 200 and the changed block, with X-In-The-Way as above; 409 for an old version. */
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

/**
 * POST /api/desk/holds: 201 and a welder's or crew's time, reserved for ten minutes; 409 for a conflict. The same person's
 * Idempotency-Key gives the same hold.
 */
export const addHold = staffRoute({
  method: 'POST',
  path: '/api/desk/holds',
  roles: ['owner', 'office'],
  read: json(newHoldSchema),
  answer: async (hold, { staff, idempotencyKey }) => ({
    status: 201,
    json: await holdTime(hold, idempotencyKey, staff),
  }),
});

/** DELETE /api/desk/holds/{id}?welderId=&welderIds=&start=: 204, and the time is free, also when it already was. */
export const dropHold = staffRoute({
  method: 'DELETE',
  path: '/api/desk/holds/:id',
  roles: ['owner', 'office'],
  read: params(holdPlaceSchema),
  answer: async ({ id, welderId, welderIds = [welderId], start }) => {
    await releaseTime(id, welderIds, start);
    return { status: 204 };
  },
});

/** GET /api/desk/suggestions: 200 and the free welders and times of a visit, least driving first; 400 for an invalid crew. */
export const suggestTimes = staffRoute({
  method: 'GET',
  path: '/api/desk/suggestions',
  roles: ['owner', 'office'],
  read: params(suggestionsQuerySchema),
  answer: async (query) => ({ status: 200, json: await suggest(query) }),
});
