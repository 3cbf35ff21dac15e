import { dayProposalsQuerySchema, moveDaySchema } from '@welding/domain/booking/move-day';
import { actorOf } from '@welding/domain/entities/staff';
import { idempotencyKeyOf } from '#http/idempotency-key.ts';
import { json, params } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';
import { moveDay as move } from './move-day.ts';
import { proposeMoves } from './propose-moves.ts';

/**
 * POST /api/desk/calendar/move-day: 200 `{moved, left, block?}`: the visits of a welder's day that go elsewhere, all at once,
 * and those of them that stay, each with its reason.
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

/** GET /api/desk/calendar/move-day?welderId=&date=&prefer=: 200 `{visits}`: what could become of each visit of a welder's day. */
export const listProposals = staffRoute({
  method: 'GET',
  path: '/api/desk/calendar/move-day',
  roles: ['owner', 'office'],
  read: params(dayProposalsQuerySchema),
  answer: async (asked) => ({ status: 200, json: await proposeMoves(asked) }),
});
