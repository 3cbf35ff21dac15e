import { deskApiPaths } from '@welding/domain/api-paths';
import { type MovedDay, movedDaySchema } from '@welding/domain/booking/move-day';
import type { Appointment } from '@welding/domain/entities/appointment';
import { type Block, blockSchema } from '@welding/domain/entities/block';
import { crewOf } from '@welding/domain/entities/crew';
import { deskRequest } from '#desk/session/desk-request.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { moveDayTexts } from './move-day-texts.ts';
import { tellFailure } from './save-visit.ts';

/** Whose day it is, a Chicago day. */
type Day = { readonly welderId: string; readonly date: string };

/** Moves visits of a day, once for each key. @throws as `deskRequest` */
export function moveDay(body: Day & { readonly moves: readonly object[] }, key: string): Promise<MovedDay> {
  const read = (json: unknown) => movedDaySchema.parse(json);
  return deskRequest(deskApiPaths.moveDay, read, { body, idempotencyKey: key });
}

/** Brings visits back to the day they were moved from, which is open again then, and says how that went. */
export async function moveDayBack(day: Day, visits: readonly Appointment[], { block, moved }: MovedDay) {
  const versions = new Map(moved.map(({ id, updatedAt = null }) => [id, updatedAt]));
  try {
    if (block) await unblock(block);
    const moves = visits.map((visit) => ({
      id: visit.id,
      updatedAt: versions.get(visit.id),
      scheduledDate: visit.scheduledDate,
      welderIds: crewOf(visit),
    }));
    const { left } = await moveDay({ ...day, moves }, crypto.randomUUID());
    const [first] = left;
    if (first) {
      const title = moveDayTexts().someNotMovedBack(left.length);
      void showToast({ title, description: first.message, variant: 'destructive' });
    } else
      void showToast({ title: moveDayTexts().movedBack, description: moveDayTexts().visits(visits.length) });
  } catch (error) {
    tellFailure(moveDayTexts().notMovedBack, error);
  }
}

function unblock({ id, updatedAt }: Block): Promise<Block> {
  return deskRequest(deskApiPaths.block(id), (json) => blockSchema.parse(json), {
    method: 'PATCH',
    body: { updatedAt: updatedAt ?? null, removed: true },
  });
}
