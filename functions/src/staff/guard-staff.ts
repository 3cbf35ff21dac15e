import { visitMessages } from '@welding/domain/entities/visit';
import type { Taken } from '#calendar/taken-time.ts';
import { badRequest } from '#refusal.ts';
import { getDocuments } from '#store/find-by-ids.ts';
import type { Batch } from '#store/firestore.ts';
import { staff } from './staff.ts';

/** Of what something takes, that of those who took nothing for it before. */
export function newlyTaken(wanted: Taken | undefined, before: Taken | undefined): Taken[] {
  if (!wanted) return [];
  return [{ ...wanted, crew: wanted.crew.filter((id) => !before?.crew.includes(id)) }];
}

/**
 * Adds to a batch that all whose time to come is taken are on the staff when it is written. A batch can only put a condition on what it
 * writes: each is written as they are, which changes nothing, so that bookings do not stand in each other's way, and fails
 * once somebody was deactivated. Whoever deactivates somebody looks for visits after that.
 * @param refusal what is thrown for somebody who is not active any more
 */
export async function guardStaff(
  batch: Batch,
  taken: readonly Taken[],
  refusal: Error = badRequest(visitMessages.noSuchWelder),
): Promise<void> {
  const now = new Date().toISOString();
  const ids = new Set(taken.flatMap(({ crew, entry }) => (entry.end > now ? crew : [])));
  for (const person of await getDocuments(await staff(), [...ids])) {
    if (!person.updateTime) continue;
    if (person.get('active') !== true) throw refusal;
    batch.update(person.ref, { active: true }, { lastUpdateTime: person.updateTime });
  }
}
