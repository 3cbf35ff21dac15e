import { busyOfVisit } from '@welding/domain/booking/busy';
import type { Appointment } from '@welding/domain/entities/appointment';
import type { Actor } from '@welding/domain/entities/audit-entry';
import { crewFields, crewOf } from '@welding/domain/entities/crew';
import { openAppointmentStatuses } from '@welding/domain/entities/status';
import { listWelders } from '#staff/staff.ts';
import { changeEntity } from '#store/change-entity.ts';
import { TimeTakenError } from '#store/conflicts.ts';
import { itemByItem } from '#store/item-by-item.ts';
import { appointments, pagesOfOpenVisits } from '#visits/appointments.ts';
import { findCalendarRules } from './calendar-rules.ts';
import { takeFreeWelder } from './change-times.ts';

const visitsAtOnce = 100;

/** The visits assigned to a welder, and those no welder has time for. */
type Assigned = { readonly assigned: readonly string[]; readonly left: readonly string[] };

/**
 * Assigns every upcoming visit without a welder to the free one with the least extra driving, soonest visit first. Repeat it
 * to assign the rest. One that fails shows in Needs you. Clients get no mail, because nothing changes for them.
 */
export async function assignVisits(now: Date, actor: Actor): Promise<Assigned> {
  const [rules, staff] = await Promise.all([findCalendarRules(), listWelders()]);
  const welders = staff.map(({ id }) => id);
  const visits = visitsWithoutWelder(now);
  const done = await itemByItem('calendar', visits, { idOf: ({ id }) => id }, async ({ id }) => {
    try {
      const visit = await changeEntity(appointments, {
        id,
        actor,
        action: 'changed',
        decide: async (current, batch) => {
          const isOpen = openAppointmentStatuses.some((status) => status === current.status);
          if (crewOf(current).length > 0 || !isOpen) return {};
          const crew = await takeFreeWelder(
            batch,
            { entry: busyOfVisit(current), welders },
            { rules: rules.days },
          );
          return crew.length > 0 ? crewFields(crew) : {};
        },
      });
      return { id, isAssigned: crewOf(visit).length > 0 };
    } catch (error) {
      if (!(error instanceof TimeTakenError)) throw error;
      return { id, isAssigned: false };
    }
  });
  const idsOf = (are: boolean) => done.flatMap(({ id, isAssigned }) => (isAssigned === are ? id : []));
  return { assigned: idsOf(true), left: idsOf(false) };
}

async function* visitsWithoutWelder(now: Date): AsyncGenerator<Appointment> {
  for await (const page of pagesOfOpenVisits({ after: now }, visitsAtOnce))
    yield* page.filter((visit) => crewOf(visit).length === 0);
}
