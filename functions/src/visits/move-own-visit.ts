import { busyOfVisit } from '@welding/domain/booking/busy';
import { clientChangeProblem, undoesOwnMove } from '@welding/domain/booking/client-change';
import { isOpenAt } from '@welding/domain/booking/opening-hours';
import { type Appointment, clientVisitOf } from '@welding/domain/entities/appointment';
import { crewFields, crewOf } from '@welding/domain/entities/crew';
import { activeOf, findCalendarRules, horizonDaysOf } from '#calendar/calendar-rules.ts';
import { changeTimes, takeFreeWelder } from '#calendar/change-times.ts';
import { offerFreeTimes } from '#calendar/free-time.ts';
import { takenByVisit } from '#calendar/taken-time.ts';
import { actorOfSession } from '#clients/clients.ts';
import { tell } from '#messages/tell.ts';
import { conflict, notFound, notYours } from '#refusal.ts';
import type { Session } from '#sign-in/sessions.ts';
import { listWelders } from '#staff/staff.ts';
import { latestChanges } from '#store/audit.ts';
import { changeEntity } from '#store/change-entity.ts';
import type { Batch } from '#store/firestore.ts';
import { addVisitEffects, confirmIfClosed } from './add-visit-effects.ts';
import { appointments, findAppointment } from './appointments.ts';
import { requireBookable } from './book-appointment.ts';

/** The client or contact who owns the visit. */
type Own = Pick<Session, 'clientId' | 'contactId'>;

/**
 * Moves a visit for its client, with its welder if free, else with another one; a crew moves as a whole. Does nothing for the
 * same time. A move within the last minute can be undone after the cutoff.
 * @throws Refusal 404 for an unknown visit, 403 for another client's, 409 after the cutoff, for a past visit, and with the
 * nearest free times for a taken time, 400 as a booking
 */
export async function moveOwnVisit(id: string, scheduledDate: Date, session: Own): Promise<Appointment> {
  const { clientId } = session;
  const [visit, rules, welders] = await Promise.all([
    findOwnVisit(id, clientId),
    findCalendarRules(),
    listWelders(),
  ]);
  const crew = await activeOf(crewOf(visit));
  const time = scheduledDate.toISOString();
  const { duration, zip } = visit;
  const lookedFor = { id, durationMinutes: Number(duration), zip, crew };
  const actor = await actorOfSession(session);
  const change = () =>
    changeEntity(appointments, {
      id,
      actor,
      action: 'changed',
      decide: async (current, batch) => {
        if (current.scheduledDate === time && !current.needsTime) return {};
        const goesBack = undoesOwnMove(current, time, await latestChanges(id, 5), {
          by: actor.id,
          now: new Date(),
        });
        requireChangeable(current, clientId, goesBack ? 0 : rules.settings.booking.cutoffHours);
        requireBookable(time, horizonDaysOf(rules.settings));
        const own = await activeOf(crewOf(current));
        const freed = takenByVisit(current);
        const entry = busyOfVisit({ ...current, scheduledDate: time });
        const anyone = [...new Set([...own, ...welders.map((welder) => welder.id)])];
        const conditions = { rules: rules.days };
        if (own.length > 1) await changeTimes(batch, [{ freed, wanted: { crew: own, entry } }], conditions);
        const crew =
          own.length > 1
            ? own
            : await takeFreeWelder(batch, { freed, entry, welders: anyone, preferred: own[0] }, conditions);
        const isOutside = !isOpenAt(scheduledDate, rules.settings.specialDays);
        return {
          scheduledDate: time,
          status: 'rescheduled',
          sequence: (current.sequence ?? 0) + 1,
          ...crewFields(crew),
          outsideHours: isOutside || undefined,
          bookedAnyway: undefined,
          changedByClient: true,
          ...(current.needsTime && { needsTime: undefined }),
          ...(current.needsWelder && { needsWelder: undefined }),
        };
      },
      also: addOwnChangeEffects,
    });
  const moved = await offerFreeTimes([{ rules, welders }, lookedFor, scheduledDate], change);
  return await confirmIfClosed(moved, actor);
}

/** Cancels a visit for its client. Does nothing for a cancelled one. @throws as `moveOwnVisit` */
export async function cancelOwnVisit(
  id: string,
  reason: string | undefined,
  session: Own,
): Promise<Appointment> {
  const { clientId } = session;
  const [, rules] = await Promise.all([findOwnVisit(id, clientId), findCalendarRules()]);
  return await changeEntity(appointments, {
    id,
    actor: await actorOfSession(session),
    action: 'cancelled',
    note: reason || undefined,
    decide: async (current, batch) => {
      if (current.status === 'cancelled') return {};
      requireChangeable(current, clientId, rules.settings.booking.cutoffHours);
      await changeTimes(batch, [{ freed: takenByVisit(current) }], { rules: rules.days });
      return { status: 'cancelled', sequence: (current.sequence ?? 0) + 1, changedByClient: true };
    },
    also: addOwnChangeEffects,
  });
}

/** Tells staff and client, and adds the change's other effects. */
async function addOwnChangeEffects(batch: Batch, before: Appointment, after: Appointment): Promise<void> {
  await tell(batch, 'clientChangedVisit', { before, after });
  await addVisitEffects(batch, before, after);
}

async function findOwnVisit(id: string, clientId: string): Promise<Appointment> {
  const visit = await findAppointment(id);
  if (!visit) throw notFound();
  if (visit.clientId !== clientId) throw notYours();
  return visit;
}

function requireChangeable(visit: Appointment, clientId: string, cutoffHours: number): void {
  if (visit.clientId !== clientId) throw notYours();
  const problem = clientChangeProblem(clientVisitOf(visit), cutoffHours, new Date());
  if (problem) throw conflict(problem);
}
