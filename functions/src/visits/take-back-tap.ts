import type { Appointment } from '@welding/domain/entities/appointment';
import type { AuditAction, AuditEntry } from '@welding/domain/entities/audit-entry';
import { crewOf } from '@welding/domain/entities/crew';
import { pushId } from '@welding/domain/entities/push';
import { actorOf, type Staff } from '@welding/domain/entities/staff';
import {
  decideTakeBack,
  isTakenBackAtOnce,
  type TakeBack,
  takeBackMessages,
} from '@welding/domain/entities/take-back';
import {
  tapActions,
  tapTimeProblem,
  type VisitTapKind,
  visitTapMessages,
} from '@welding/domain/entities/visit-tap';
import { findCalendarRules } from '#calendar/calendar-rules.ts';
import { changeTimes } from '#calendar/change-times.ts';
import { namingWhatIsInTheWay } from '#calendar/name-what-is-in-the-way.ts';
import { takenByVisit } from '#calendar/taken-time.ts';
import { withdrawTimeMails } from '#messages/heard-visit-mails.ts';
import { withdrawPush } from '#messages/pushes.ts';
import { guardProject } from '#projects/projects.ts';
import { badRequest, conflict, forbidden } from '#refusal.ts';
import { latestChanges } from '#store/audit.ts';
import { changeEntity } from '#store/change-entity.ts';
import type { Batch } from '#store/firestore.ts';
import { withHours } from '#time/refresh-hours.ts';
import { addVisitEffects } from './add-visit-effects.ts';
import { appointments, dropNotesOfTap } from './appointments.ts';
import { afterwards, type ToldOfTheWay, tellingOfTheWay } from './tap-visit.ts';
import { isBegunBy, withoutFormerStaff } from './without-former-staff.ts';

export const takenBackActions: Record<VisitTapKind, AuditAction> = {
  'on-my-way': 'took back On my way of',
  start: 'took back the start of',
  finish: 'took back the finish of',
  cancel: 'took back the cancellation of',
  'cannot-do': 'can make after all',
};

/** A tap of a visit, named by its time. */
type TapTakenBack = Omit<TakeBack, 'of'> & { readonly of: VisitTapKind };

/**
 * Restores a visit to its state before a tap, with all of the tap's effects: status, days, project, hours, its note, and the
 * next plan. The client hears of it only if the tap's mail went out. Does nothing when repeated, or within a minute for a
 * tap that never arrived.
 * @throws Refusal 400 for impossible tap times and a missing reason, 403 for another person's tap, 409 for a welder's after
 * more than a minute, for a tap that others followed, for a visit whose time is taken by now, and for an unknown tap; not_found
 */
export async function takeBackTap(id: string, taken: TapTakenBack, staff: Staff): Promise<Appointment> {
  const problem = tapTimeProblem(new Date(taken.at), new Date());
  if (problem) throw badRequest(problem);
  const { of, tapped, reason } = taken;
  let tap: AuditEntry | undefined;
  const visit = await namingWhatIsInTheWay(() =>
    changeEntity(appointments, {
      id,
      actor: actorOf(staff),
      action: takenBackActions[of],
      note: reason,
      tappedAt: tapped,
      decide: async (current) => {
        const found = findTap(await latestChanges(id), taken);
        tap = found.tap;
        requireMayTakeBack(current, tap, taken, staff);
        if (!tap || found.isTakenBack) return {};
        const outcome = decideTakeBack(current, taken, undefined, tap.changes);
        if ('refused' in outcome) throw conflict(outcome.refused);
        return await withoutFormerStaff(current, await withHours(current, outcome.fields));
      },
      also: async (batch, before, after) => {
        const { days: rules } = await findCalendarRules();
        // A welder who is still at work keeps the time, whatever was planned into it.
        const anyway = of === 'finish';
        const stays = crewOf(after).filter((id) => isBegunBy(id, after));
        const change = { freed: takenByVisit(before), wanted: takenByVisit(after), anyway, stays };
        await changeTimes(batch, [change], { rules });
        if (of === 'cancel') await guardProject(batch, after);
        const told = await whatToTell(batch, before, after, of);
        const { actor, note } = tap ?? {};
        const endedTry = of === 'cannot-do' || of === 'cancel';
        const hours = endedTry && actor && { correctedBy: actor.id, reason: note, tapped };
        await addVisitEffects(batch, before, after, { by: staff.id, ...told, ...(hours && { hours }) });
        if (actor) await dropNotesOfTap(batch, { appointmentId: id, authorId: actor.id, at: tapped });
      },
    }),
  );
  const { repeat } = visit;
  if (of === 'finish' && repeat && visit.status !== 'completed') {
    await afterwards('the next plan was not cancelled', async () => {
      const { cancelRepeat } = await import('./cancel-repeat.ts');
      await cancelRepeat(repeat);
    });
  }
  return visit;
}

/** The history entry of the tap, and whether it was taken back since. */
function findTap(
  entries: readonly AuditEntry[],
  { of, tapped }: Pick<TapTakenBack, 'of' | 'tapped'>,
): { readonly tap: AuditEntry | undefined; readonly isTakenBack: boolean } {
  const index = entries.findIndex((entry) => entry.action === tapActions[of] && entry.tappedAt === tapped);
  const since = entries.slice(0, Math.max(index, 0));
  const isTakenBack = since.some(
    (entry) => entry.action === takenBackActions[of] && entry.tappedAt === tapped,
  );
  return { tap: entries[index], isTakenBack };
}

/** The person who tapped may within a minute; the office at any time, with a reason. */
function requireMayTakeBack(
  visit: Appointment,
  tap: AuditEntry | undefined,
  taken: TapTakenBack,
  staff: Staff,
): void {
  const isOfCrew = crewOf(visit).includes(staff.id);
  const isOwn = tap ? tap.actor.id === staff.id : isOfCrew;
  if (isOwn && isTakenBackAtOnce(taken)) return;
  if (staff.role === 'welder' && !isOfCrew) throw forbidden(visitTapMessages.notYours);
  if (!tap) throw conflict(takeBackMessages.gone);
  if (staff.role === 'welder') {
    throw isOwn ? conflict(takeBackMessages.tooLate) : forbidden(takeBackMessages.notYours);
  }
  if (!taken.reason) throw badRequest(takeBackMessages.reasonRequired);
}

/** Withdraws the mails that still wait, and says what the client has to hear. Start and finish send none. */
async function whatToTell(
  batch: Batch,
  before: Appointment,
  after: Appointment,
  of: VisitTapKind,
): Promise<ToldOfTheWay> {
  if (of === 'start' || of === 'finish') return {};
  if (of !== 'cancel' && !before.needsTime) return await tellingOfTheWay(batch, before, after);
  await withdrawPush(batch, pushId('visit-needs-time', before.id, before.sequence ?? 0));
  const tells = await withdrawTimeMails(batch, before);
  // The news that it takes place comes first.
  if (tells || after.onMyWayAt === undefined) return { tells };
  return await tellingOfTheWay(batch, { ...before, onMyWayAt: undefined }, after);
}
