import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Appointment } from '@welding/domain/entities/appointment';
import { crewFields, crewOf } from '@welding/domain/entities/crew';
import { cannotDoMessages, whoIsUnderWay, whoStops, workedUntil } from '@welding/domain/entities/crew-taps';
import { pushId } from '@welding/domain/entities/push';
import { actorOf, type Staff } from '@welding/domain/entities/staff';
import {
  decideTap,
  tapActions,
  tapTimeProblem,
  type VisitTap,
  visitTapMessages,
} from '@welding/domain/entities/visit-tap';
import * as logger from 'firebase-functions/logger';
import { activeOf, findCalendarRules, requireWelders } from '#calendar/calendar-rules.ts';
import { changeTimes } from '#calendar/change-times.ts';
import { findNearestTimes } from '#calendar/free-time.ts';
import { namingWhatIsInTheWay } from '#calendar/name-what-is-in-the-way.ts';
import { takenByVisit } from '#calendar/taken-time.ts';
import { withdrawWayMails } from '#messages/heard-visit-mails.ts';
import { withdrawPush } from '#messages/pushes.ts';
import { tell } from '#messages/tell.ts';
import { badRequest, conflict, forbidden } from '#refusal.ts';
import { listWelders } from '#staff/staff.ts';
import { changeEntity } from '#store/change-entity.ts';
import { type HoursOfTry, withHours } from '#time/refresh-hours.ts';
import { withoutPersonalData } from '#without-personal-data.ts';
import { addVisitEffects, type EffectOptions } from './add-visit-effects.ts';
import { addAppointmentNote, appointments } from './appointments.ts';

/** Keeps the hours of a failed try and offers the client the next free times. */
async function afterTry(
  batch: Parameters<typeof withdrawWayMails>[0],
  before: Appointment,
  after: Appointment,
  tap: Extract<VisitTap, { kind: 'cannot-do' }>,
  by: string,
) {
  const hours = hoursOfTry(before, tap, whoStops(before, tap, by), by);
  if (tap.next !== 'another-time') return { hours, ...(await tellingOfTheWay(batch, before, after)) };
  return { hours, freeTimes: await nextFreeTimes(after) };
}

/** The hours of a try that a tap ended, undefined when none ended. */
function hoursOfTry(
  before: Appointment,
  { at, reason }: { readonly at: string; readonly reason?: string | undefined },
  whose: readonly string[],
  by: string,
): HoursOfTry | undefined {
  if (whose.length === 0) return undefined;
  return { visit: workedUntil(before, at, whose), whose, correctedBy: by, reason: reason || undefined };
}

/**
 * Withdraws the mails about the way to a visit that still wait, unless the same person is still on the way.
 * @returns whether what the client heard last differs from that, by mail and on their devices
 */
export async function tellingOfTheWay(
  batch: Parameters<typeof withdrawWayMails>[0],
  before: Appointment,
  after: Appointment,
): Promise<ToldOfTheWay> {
  if (before.onMyWayAt === after.onMyWayAt) return { tells: false };
  const { heard, wasNews } = await withdrawWayMails(batch, after.id);
  const isOnTheWay = after.onMyWayAt !== undefined;
  return {
    tells: wasNews && (heard === 'on-my-way') !== isOnTheWay,
    notifies: wasNews,
    ...(isOnTheWay && { known: { ...before, needsTime: undefined, onMyWayAt: undefined } }),
  };
}

export type ToldOfTheWay = Pick<EffectOptions, 'tells' | 'notifies' | 'known'>;

/** @throws Refusal 403 for a welder, 400 for a person who is not active staff */
async function requireMaySend(welderId: string, { role }: Staff): Promise<void> {
  if (role === 'welder') throw forbidden(cannotDoMessages.welderIsOffices);
  await requireWelders([welderId]);
}

/** The next free times to offer the client of a visit that cannot be made, for its whole crew. */
async function nextFreeTimes({ id, duration, zip, scheduledDate, ...visit }: Appointment): Promise<Date[]> {
  const [rules, welders, crew] = await Promise.all([
    findCalendarRules(),
    listWelders(),
    activeOf(crewOf(visit)),
  ]);
  const from = new Date(Math.max(Date.parse(scheduledDate), Date.now()));
  return await findNearestTimes(
    { rules, welders },
    { durationMinutes: Number(duration), zip, id, crew },
    from,
  );
}

/**
 * Runs a tap on a visit at the time it was tapped. Repeating the same tap changes nothing and gives the same response; a
 * finish stores its note once.
 * @throws Refusal 400 for an impossible tap time, 403 for another welder's visit, 409 for a visit cancelled or finished
 * meanwhile; not_found
 */
export async function tapVisit(id: string, tap: VisitTap, staff: Staff): Promise<Appointment> {
  const problem = tapTimeProblem(new Date(tap.at), new Date());
  if (problem) throw badRequest(problem);
  const isCannotDo = tap.kind === 'cannot-do';
  const text = tap.kind === 'finish' ? tap.note : isCannotDo ? tap.reason : undefined;
  if (isCannotDo && tap.welderId) await requireMaySend(tap.welderId, staff);
  const visit = await namingWhatIsInTheWay(() =>
    changeEntity(appointments, {
      id,
      actor: actorOf(staff),
      action: tapActions[tap.kind],
      tappedAt: tap.at,
      note: tap.kind === 'cancel' || isCannotDo ? tap.reason || undefined : undefined,
      decide: async (visit) => {
        if (staff.role === 'welder' && !crewOf(visit).includes(staff.id))
          throw forbidden(visitTapMessages.notYours);
        const outcome = decideTap(visit, tap, staff.id);
        if ('refused' in outcome) throw conflict(outcome.refused);
        return await withHours(visit, outcome.fields);
      },
      also: async (batch, before, after) => {
        const [freed, wanted] = [takenByVisit(before), takenByVisit(after)];
        // Most taps change no time, and need no rules.
        if (!isDeepStrictEqual(freed, wanted)) {
          await changeTimes(batch, [{ freed, wanted }], { rules: (await findCalendarRules()).days });
        }
        const by = staff.id;
        const isOff = tap.kind === 'cancel' || (isCannotDo && tap.next === 'another-time');
        const setsOut = tap.kind === 'on-my-way' && before.onMyWayAt !== after.onMyWayAt;
        const endsTheWay = isOff && before.onMyWayAt !== undefined;
        if (setsOut || endsTheWay) await withdrawWayMails(batch, id);
        if (endsTheWay) await withdrawPush(batch, pushId('on-my-way', id, before.sequence ?? 0));
        await addVisitEffects(batch, before, after, {
          by,
          tells: tap.kind !== 'on-my-way' || !tap.overtaken,
          ...(tap.kind === 'cancel' && { hours: hoursOfTry(before, tap, whoIsUnderWay(before), by) }),
          ...(isCannotDo && (await afterTry(batch, before, after, tap, by))),
        });
        if (isCannotDo) await tell(batch, 'welderNeeded', { before, after, by });
        const { clientId, projectId } = after;
        if (tap.kind === 'finish' && tap.mayShow && projectId) {
          const { addWorkConsent } = await import('#works/works.ts');
          await addWorkConsent(batch, { id: projectId, clientId }, true, actorOf(staff));
        }
        if (!text) return;
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

/** Runs the follow-up of a tap without failing the tap. */
export async function afterwards(failed: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const cause = error instanceof Error ? withoutPersonalData(error.stack ?? error.message) : 'not an Error';
    logger.error(failed, { cause });
  }
}
