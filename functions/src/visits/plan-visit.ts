import type { Appointment } from '@welding/domain/entities/appointment';
import type { Actor } from '@welding/domain/entities/audit-entry';
import { askedCrew, crewFields, crewOf } from '@welding/domain/entities/crew';
import { whoIsUnderWay } from '@welding/domain/entities/crew-taps';
import { takeBackMessages } from '@welding/domain/entities/take-back';
import type { NewVisit, VisitChange } from '@welding/domain/entities/visit';
import { decideVisitChange, VisitChangeError, visitContactOf } from '@welding/domain/entities/visit-change';
import { tapActions } from '@welding/domain/entities/visit-tap';
import { apiMessages } from '@welding/domain/messages';
import { placeOf } from '@welding/domain/values/place';
import { setFields } from '@welding/domain/values/stored-fields';
import {
  type CalendarRules,
  findCalendarRules,
  requireNewWelders,
  requireWelders,
} from '#calendar/calendar-rules.ts';
import { changeTimes } from '#calendar/change-times.ts';
import { namingWhatIsInTheWay, requireMayBookAnyway } from '#calendar/name-what-is-in-the-way.ts';
import { takenByVisit } from '#calendar/taken-time.ts';
import { findClient } from '#clients/clients.ts';
import { requirePresent } from '#clients/guard-client.ts';
import { findProjectPlace, guardProject, requireProjectOf } from '#projects/projects.ts';
import { badRequest, conflict, notFound } from '#refusal.ts';
import { bookedAnywayFacts, latestChanges } from '#store/audit.ts';
import { changeEntity } from '#store/change-entity.ts';
import type { By } from '#store/create.ts';
import type { HoursOfTry } from '#time/refresh-hours.ts';
import { addVisitEffects, hoursOfEndedTry } from './add-visit-effects.ts';
import { appointments, withFlagsBefore } from './appointments.ts';
import { storeVisit } from './store-visit.ts';
import { isBegunBy, withoutFormerStaff } from './without-former-staff.ts';

type Prepared = {
  readonly rules: CalendarRules;
  /** The visit without its time. */
  readonly fields: Omit<Appointment, 'id' | 'status' | 'createdAt' | 'scheduledDate' | 'duration'>;
};

/** The fields of a planned visit, without its time. @throws Refusal as `planVisit`, except for its time */
export async function prepareVisit(
  planned: Omit<NewVisit, 'scheduledDate' | 'duration' | 'welderId'>,
  actor: Actor,
): Promise<Prepared> {
  const { welderIds = [], bookAnyway, holdId: _, address, zip, ...said } = planned;
  const { clientId, projectId } = said;
  requireMayBookAnyway(bookAnyway, actor);
  const [client, rules, place] = await Promise.all([
    findClient(clientId),
    findCalendarRules(),
    projectId ? findProjectPlace(projectId) : undefined,
    projectId && requireProjectOf(clientId, projectId),
    requireWelders(welderIds),
  ]);
  if (!client) throw notFound(apiMessages.clientNotFound);
  await requirePresent(client);
  const { windowMinutes } = rules.settings.booking;
  const fields = {
    windowMinutes,
    ...setFields(said),
    ...visitContactOf(client),
    ...crewFields(welderIds),
    ...placeOf({ address, zip }, place, client),
    ...(bookAnyway && { bookedAnyway: true }),
  };
  return { rules, fields };
}

/**
 * Stores a visit that staff plan, at any time when its whole crew is free. Outside the hours it needs no confirmation, and the
 * owner may ignore conflicts.
 * @throws Refusal 404 for an unknown client or project, 400 for another client's project and for a welder who is not active
 * staff, 409 for conflicts, 403 for `bookAnyway` by anyone but the owner; key_reused
 */
export async function planVisit(
  { scheduledDate, duration, welderId, welderIds, ...planned }: NewVisit,
  by: By,
): Promise<Appointment> {
  const crew = askedCrew({ welderId, welderIds });
  const { rules, fields } = await prepareVisit({ ...planned, welderIds: crew && [...crew] }, by.actor);
  return await namingWhatIsInTheWay(() =>
    storeVisit(
      { ...fields, scheduledDate: scheduledDate.toISOString(), duration },
      {
        ...by,
        holdId: planned.holdId,
        rules: rules.days,
        also: (batch, stored) => addVisitEffects(batch, undefined, stored, { by: by.actor.id }),
      },
    ),
  );
}

/**
 * Changes, moves, assigns or restores a visit, by the rules of `decideVisitChange`.
 * @throws as `planVisit`; not_found, changed_meanwhile, VisitChangeError; 400 for undoing a welder's tap without a reason
 */
export async function changeVisit(id: string, change: VisitChange, actor: Actor): Promise<Appointment> {
  const { projectId, holdId, bookAnyway, reason } = change;
  requireMayBookAnyway(bookAnyway, actor);
  const rules = await findCalendarRules();
  const changing = () =>
    changeEntity(appointments, {
      id,
      asked: change,
      actor,
      action: 'changed',
      note: reason,
      ...(bookAnyway && { facts: bookedAnywayFacts }),
      decide: async (visit) => {
        await requireNewWelders(askedCrew(change), visit);
        if (projectId) await requireProjectOf(visit.clientId, projectId);
        if (!reason && (await takesWeldersTapBack(visit, change)))
          throw badRequest(takeBackMessages.reasonRequired);
        const { windowMinutes, undoes } = change;
        const decided = fieldsOf(visit, change);
        const fields = isOfTime(decided) ? await withoutFormerStaff(visit, decided) : decided;
        return {
          ...(await missingContactOf(visit)),
          ...(undoes ? await withFlagsBefore(id, fields) : fields),
          // An empty field means the settings' window, not an exact time.
          ...(windowMinutes === null && { windowMinutes: rules.settings.booking.windowMinutes }),
        };
      },
      also: async (batch, before, after) => {
        // Past visits never conflict.
        const anyway = bookAnyway || after.status === 'completed';
        const stays = crewOf(after).filter((id) => isBegunBy(id, after));
        const change = { freed: takenByVisit(before), wanted: takenByVisit(after), anyway, stays };
        await changeTimes(batch, [change], { rules: rules.days, holdId });
        const returns = before.status === 'cancelled' && after.status !== 'cancelled';
        if (returns || after.projectId !== before.projectId) await guardProject(batch, after);
        const hours =
          hoursOfEndedTry(before, after, actor, reason) ??
          (returns && whoIsUnderWay(after).length > 0 ? await hoursOfCancelledTry(id) : undefined);
        await addVisitEffects(batch, before, after, { by: actor.id, hours });
      },
    });
  return await namingWhatIsInTheWay(changing);
}

/** Whether the change undoes a welder's cancel or cannot-do tap. */
async function takesWeldersTapBack(visit: Appointment, change: VisitChange): Promise<boolean> {
  const returns = visit.status === 'cancelled' && change.status !== undefined;
  const keeps = (['needsTime', 'needsWelder'] as const).some(
    (field) => visit[field] && change[field] === false,
  );
  if (!returns && !keeps) return false;
  const action = tapActions[returns ? 'cancel' : 'cannot-do'];
  const taps = await latestChanges(visit.id);
  return taps.find((tap) => tap.action === action)?.actor.role === 'welder';
}

/** Whether the change opens or moves the visit, or gives it to others. */
function isOfTime(fields: Partial<Appointment>): boolean {
  return (['status', 'scheduledDate', 'duration', 'needsTime', 'welderIds'] as const).some(
    (field) => field in fields,
  );
}

function fieldsOf(visit: Appointment, change: VisitChange): Partial<Appointment> {
  try {
    return decideVisitChange(visit, change);
  } catch (error) {
    throw error instanceof VisitChangeError ? conflict(error.message) : error;
  }
}

/** The hours that the latest cancellation ended. They follow the kept taps again. */
async function hoursOfCancelledTry(id: string): Promise<HoursOfTry | undefined> {
  const tap = (await latestChanges(id)).find(({ action }) => action === tapActions.cancel);
  return tap?.tappedAt ? { correctedBy: tap.actor.id, reason: tap.note, tapped: tap.tappedAt } : undefined;
}

/** The contact of the client for a visit that lacks it, such as one made in the Firebase console. */
async function missingContactOf({ clientId, clientName, phone }: Appointment): Promise<Partial<Appointment>> {
  if (clientName !== undefined || phone !== undefined) return {};
  const client = await findClient(clientId);
  return client ? visitContactOf(client) : {};
}
