import { randomUUID } from 'node:crypto';
import { moveDayMessages } from '@welding/domain/booking/move-day';
import type { Block } from '@welding/domain/entities/block';
import { chicagoDayBounds } from '@welding/domain/values/chicago-day';
import { badRequest } from '#refusal.ts';

const minuteMs = 60_000;

/** A new block of what is left of a welder's Chicago day at `now`, all of it before it begins. @throws Refusal 400 for one that is over */
export function restOfDay(
  { welderId, date }: { readonly welderId: string; readonly date: string },
  reason: string,
  now: Date,
): Block {
  const { start, end } = chicagoDayBounds(date);
  const thisMinute = Math.floor(now.getTime() / minuteMs) * minuteMs;
  const from = new Date(Math.max(start.getTime(), thisMinute));
  if (from >= end) throw badRequest(moveDayMessages.dayOver);
  const made = now.toISOString();
  return {
    id: randomUUID(),
    welderId,
    start: from.toISOString(),
    end: end.toISOString(),
    reason,
    createdAt: made,
    updatedAt: made,
  };
}
