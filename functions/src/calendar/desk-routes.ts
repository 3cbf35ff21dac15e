import { inTheWayHeader, writeInTheWay } from '@welding/domain/booking/headers';
import { holdPlaceSchema, newHoldSchema, suggestionsQuerySchema } from '@welding/domain/booking/hold';
import { dayProposalsQuerySchema, moveDaySchema } from '@welding/domain/booking/move-day';
import { newRecurringBlockSchema, recurringBlockChangeSchema } from '@welding/domain/booking/recurring-block';
import { blockChangeSchema, newBlockSchema } from '@welding/domain/entities/block';
import { desk, office, Reply } from '#http/resource-routes.ts';
import { suggestTimes } from './free-time.ts';
import { holdTime, releaseTime } from './holds.ts';
import { moveDay } from './move-day.ts';
import {
  changeBlock,
  changeRecurringBlock,
  type PlannedRecurringBlock,
  planBlock,
  planRecurringBlock,
} from './plan-blocks.ts';
import { proposeMoves } from './propose-moves.ts';

export const routes = [
  /** `{moved, left, block?}`: moves visits of a welder's day at once; `left` has those that stay, each with its reason. */
  desk.step('/calendar/move-day', office, moveDaySchema, moveDay),
  /** `{visits}`: proposals for each visit of a welder's day. */
  desk.get('/calendar/move-day', office, dayProposalsQuerySchema, proposeMoves),
  desk.post('/blocks', office, newBlockSchema, planBlock),
  desk.patch('/blocks/:id', office, blockChangeSchema, (change, { actor }, id) =>
    changeBlock(id, change, actor),
  ),
  desk.post('/recurring-blocks', office, newRecurringBlockSchema, async (fields, by) =>
    withInTheWay(await planRecurringBlock(fields, by)),
  ),
  desk.patch('/recurring-blocks/:id', office, recurringBlockChangeSchema, async (change, { actor }, id) =>
    withInTheWay(await changeRecurringBlock(id, change, actor)),
  ),
  /** Reserves a welder's or crew's time for ten minutes. The same person's Idempotency-Key gives the same hold. */
  desk.post('/holds', office, newHoldSchema, (hold, { idempotencyKey, staff }) =>
    holdTime(hold, idempotencyKey, staff),
  ),
  /** Succeeds for a time that is free already, too. */
  desk.delete('/holds/:id', office, holdPlaceSchema, ({ id, welderId, welderIds = [welderId], start }) =>
    releaseTime(id, welderIds, start),
  ),
  /** The free welders and times of a visit, least driving first. */
  desk.get('/suggestions', office, suggestionsQuerySchema, suggestTimes),
];

/** X-In-The-Way names the conflicting visits of the next two months, which stay. */
function withInTheWay({ block, inTheWay }: PlannedRecurringBlock): Reply {
  return new Reply({ json: block, headers: { [inTheWayHeader]: writeInTheWay(inTheWay) } });
}
