import { busyOfVisit } from '@welding/domain/booking/busy';
import type { Actor } from '@welding/domain/entities/audit-entry';
import { type Staff, type StaffChange, visitsToCome } from '@welding/domain/entities/staff';
import { errorCodes } from '@welding/domain/error-codes';
import { Refusal } from '#refusal.ts';
import { listComingVisitsOfWelder } from '#visits/appointments.ts';
import { findStaff, storeStaffChange as store } from './staff.ts';

/**
 * Changes a staff member, and deactivates only one without upcoming visits. Looks for visits before and after: a visit planned at
 * the same instant is found the second time, and the person stays active. A later plan is refused.
 * @returns the changed staff member, undefined for an unknown id
 * @throws Refusal visits_to_come, which names them; changed_meanwhile, conflict
 */
export async function changeStaff(id: string, change: StaffChange, actor: Actor): Promise<Staff | undefined> {
  const person = change.active === false ? await findStaff(id) : undefined;
  if (!person?.active) return await store(id, change, actor);
  await requireNoVisitsToCome(person);
  const changed = await store(id, change, actor);
  try {
    await requireNoVisitsToCome(person);
  } catch (error) {
    if (changed?.updatedAt) await store(id, { updatedAt: changed.updatedAt, active: true }, actor);
    throw error;
  }
  return changed;
}

async function requireNoVisitsToCome({ id, name }: Staff): Promise<void> {
  const visits = await listComingVisitsOfWelder(id, new Date());
  if (visits.length === 0) return;
  const inTheWay = visits.map(busyOfVisit);
  throw new Refusal(errorCodes.visitsToCome, visitsToCome(name, visits.length), { inTheWay });
}
