import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Appointment } from '@welding/domain/entities/appointment';
import { whoIsUnderWay } from '@welding/domain/entities/cannot-do';
import { crewFields, crewOf } from '@welding/domain/entities/crew';
import { actorOf, type Staff } from '@welding/domain/entities/staff';
import {
  decideTap,
  tapTimeProblem,
  type VisitTap,
  type VisitTapKind,
  visitTapMessages,
} from '@welding/domain/entities/visit-tap';
import * as logger from 'firebase-functions/logger';
import { findBookingRules } from '#calendar/booking-rules.ts';
import { moveInDays } from '#calendar/calendar-days.ts';
import { namingWhatIsInTheWay } from '#calendar/name-what-is-in-the-way.ts';
import { takenByVisit } from '#calendar/taken-time.ts';
import { badRequest, conflict, forbidden } from '#refusal.ts';
import { changeEntity } from '#store/change-entity.ts';
import { withoutPersonalData } from '#without-personal-data.ts';
import { afterTry, hoursOfTry, requireMaySend } from './after-try.ts';
import { addAppointmentNote } from './appointment-notes.ts';
import { appointments } from './appointments.ts';
import { followVisit } from './follow-visit.ts';

/** What the history calls each tap. */
export const tapActions: Record<VisitTapKind, string> = {
  'on-my-way': 'set out for',
  start: 'started',
  finish: 'finished',
  cancel: 'cancelled',
  'cannot-do': 'could not make',
};

/**
 * Does what somebody tapped on a visit, at the time at which it was tapped. The same tap again changes nothing and is
 * answered alike; a finish stores its note with it, once.
 * @throws Refusal 400 for a time nobody can have tapped at, 403 for another welder's visit, 409 for one that was cancelled
 * or finished meanwhile; not_found
 */
export async function tapVisit(id: string, tap: VisitTap, staff: Staff): Promise<Appointment> {
  const problem = tapTimeProblem(new Date(tap.at), new Date());
  if (problem) throw badRequest(problem);
  const isCannotDo = tap.kind === 'cannot-do';
  const text = tap.kind === 'finish' ? tap.note : isCannotDo ? tap.reason : undefined;
  if (isCannotDo && tap.welderId) await requireMaySend(tap.welderId, staff);
  const visit = await namingWhatIsInTheWay(() =>
    changeEntity(appointments, {
      entity: 'appointment',
      id,
      actor: actorOf(staff),
      action: tapActions[tap.kind],
      tappedAt: tap.at,
      note: tap.kind === 'cancel' || isCannotDo ? tap.reason || undefined : undefined,
      decide: (visit) => {
        if (staff.role === 'welder' && !crewOf(visit).includes(staff.id))
          throw forbidden(visitTapMessages.notYours);
        const outcome = decideTap(visit, tap, staff.id);
        if ('refused' in outcome) throw conflict(outcome.refused);
        return outcome.fields;
      },
      also: async (batch, before, after) => {
        const [freed, taken] = [takenByVisit(before), takenByVisit(after)];
        if (!isDeepStrictEqual(freed, taken)) {
          await moveInDays(batch, freed, taken, { rules: (await findBookingRules()).days });
        }
        const by = staff.id;
        await followVisit(batch, before, after, {
          by,
          tells: tap.kind !== 'on-my-way' || !tap.overtaken,
          ...(tap.kind === 'cancel' && { hours: hoursOfTry(before, tap, whoIsUnderWay(before), by) }),
          ...(isCannotDo && (await afterTry(batch, before, after, tap, by))),
        });
        if (isCannotDo) {
          const { queueWelderNeeded } = await import('#messages/push/staff-pushes.ts');
          await queueWelderNeeded(batch, before, after, by);
        }
        if (!text) return;
        const { clientId } = after;
        await addAppointmentNote(batch, {
          id: randomUUID(),
          appointmentId: id,
          clientId,
          ...crewFields(crewOf(after)),
          text,
          ...(isCannotDo && { cannotDo: true }),
          authorId: staff.id,
          authorName: staff.name,
          at: tap.at,
        });
      },
    }),
  );
  const { repeat } = visit;
  if (repeat) {
    await afterwards('a plan was not repeated', async () => {
      const { repeatPlan } = await import('./repeat-plan.ts');
      await repeatPlan(repeat);
    });
  }
  return visit;
}

/** What a tap did stands whatever comes of the plan that follows from it. */
export async function afterwards(failed: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const cause = error instanceof Error ? withoutPersonalData(error.stack ?? error.message) : 'not an Error';
    logger.error(failed, { cause });
  }
}
