import type { Actor } from '@welding/domain/entities/audit-entry';
import {
  type Deactivated,
  type Staff,
  type StaffChange,
  staffMessages,
} from '@welding/domain/entities/staff';
import { startOfChicagoDay } from '@welding/domain/values/chicago-day';
import { findCalendarRules } from '#calendar/calendar-rules.ts';
import { changeTimes } from '#calendar/change-times.ts';
import { takenByVisit } from '#calendar/taken-time.ts';
import { notFound } from '#refusal.ts';
import { changeEntity } from '#store/change-entity.ts';
import { addVisitEffects, hoursOfEndedTry } from '#visits/add-visit-effects.ts';
import { appointments, listComingVisitsOfWelder } from '#visits/appointments.ts';
import { isLeftBy, withoutWelders } from '#visits/without-former-staff.ts';
import { commandLine, storeStaffChange } from './staff.ts';
import { syncStaffAccount } from './staff-accounts.ts';

/**
 * Changes a staff member. A deactivation ends all access first and then takes the person off their visits, which stay. A
 * repeated request completes an interrupted one.
 * @returns the changed staff member; after a deactivation with the visits that now need a welder
 * @throws Refusal not_found, changed_meanwhile, conflict
 */
export async function changeStaff(
  id: string,
  change: StaffChange,
  actor: Actor = commandLine,
): Promise<Staff & Partial<Deactivated>> {
  const person = await storeStaffChange(id, change, actor);
  if (!person) throw notFound(staffMessages.notFound);
  await syncStaffAccount(person);
  if (change.active !== false) return person;
  return { ...person, visits: await releaseVisits(id, actor) };
}

/**
 * Takes a welder off all visits to come, also those planned during the deactivation. A visit without another welder is marked.
 * @returns the marked visits, soonest first
 */
async function releaseVisits(welderId: string, actor: Actor): Promise<Deactivated['visits']> {
  const rules = (await findCalendarRules()).days;
  const today = startOfChicagoDay(new Date());
  const marked: Deactivated['visits'] = [];
  for (;;) {
    const coming = await listComingVisitsOfWelder(welderId, today);
    const held = coming.filter((visit) => isLeftBy(welderId, visit));
    if (held.length === 0) return marked;
    for (const { id } of held) {
      const visit = await changeEntity(appointments, {
        id,
        actor,
        action: 'changed',
        decide: (current) => withoutWelders(current, [welderId]),
        also: async (batch, before, after) => {
          await changeTimes(
            batch,
            [{ freed: takenByVisit(before), wanted: takenByVisit(after), anyway: true }],
            {
              rules,
            },
          );
          const hours = hoursOfEndedTry(before, after, actor);
          // The former welder has no access any more and needs no notification of each visit.
          await addVisitEffects(batch, before, after, { by: welderId, hours });
        },
      });
      const { title, scheduledDate } = visit;
      if (visit.needsWelder) marked.push({ id, title, scheduledDate });
    }
  }
}
