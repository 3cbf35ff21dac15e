import { busyOfVisit } from '@welding/domain/booking/busy-of-visit';
import type { Actor } from '@welding/domain/entities/audit-entry';
import { type Staff, type StaffChange, visitsToCome } from '@welding/domain/entities/staff';
import { errorCodes } from '@welding/domain/error-codes';
import { listComingVisitsOfWelder } from '#data/appointments.ts';
import { findStaff, changeStaff as store } from '#data/staff.ts';
import { Refusal } from '#refusal.ts';

/**
 * Changes somebody as the owner asks; nobody is deactivated over visits that are to come.
 * @returns how they are now; undefined when there is nobody of this id
 * @throws Refusal visits_to_come, which names them; changed_meanwhile, conflict
 */
export async function changeStaff(id: string, change: StaffChange, actor: Actor): Promise<Staff | undefined> {
  if (change.active === false) await requireNoVisitsToCome(id);
  return await store(id, change, actor);
}

async function requireNoVisitsToCome(id: string): Promise<void> {
  const [person, visits] = await Promise.all([findStaff(id), listComingVisitsOfWelder(id, new Date())]);
  if (!person?.active || visits.length === 0) return;
  const inTheWay = visits.map(busyOfVisit);
  throw new Refusal(errorCodes.visitsToCome, visitsToCome(person.name, visits.length), { inTheWay });
}
