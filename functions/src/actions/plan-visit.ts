import type { Appointment } from '@welding/domain/entities/appointment';
import type { Actor } from '@welding/domain/entities/audit-entry';
import {
  decideVisitChange,
  type NewVisit,
  type VisitChange,
  visitContactOf,
  visitMessages,
} from '@welding/domain/entities/visit';
import { apiMessages } from '@welding/domain/messages';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { appointments, storeVisit } from '#data/appointments.ts';
import { bookedAnywayNote } from '#data/audit.ts';
import { moveInDays } from '#data/calendar-days.ts';
import { changeEntity } from '#data/change-entity.ts';
import { findClient } from '#data/clients.ts';
import type { IdempotencyKey } from '#data/create-idempotently.ts';
import { inTurn } from '#data/in-turn.ts';
import { findProject } from '#data/projects.ts';
import { takenByVisit } from '#data/taken-time.ts';
import { badRequest, notFound } from '#http/errors.ts';
import { placeOf } from './booking-place.ts';
import { findBookingRules } from './booking-rules.ts';
import { namingWhatIsInTheWay, requireMayBookAnyway } from './name-what-is-in-the-way.ts';
import { requireWelder } from './require-welder.ts';
import { tellClient } from './tell-client.ts';

/**
 * Stores a visit as staff plan it: at any time that its welder has free, also one outside the hours, which needs no
 * confirmation then, and for the owner also one that is taken.
 * @throws ApiError 404 for a client or project that is not there, 400 for another client's project and for a welder who is
 * not on the staff, 409 for what is in the way, 403 for `bookAnyway` of anybody but the owner; KeyReusedError
 */
export async function planVisit(
  {
    clientId,
    projectId,
    scheduledDate,
    description,
    welderId,
    windowMinutes,
    address,
    zip,
    holdId,
    bookAnyway,
    ...rest
  }: NewVisit,
  by: { readonly once: IdempotencyKey | undefined; readonly actor: Actor },
): Promise<Appointment> {
  requireMayBookAnyway(bookAnyway, by.actor);
  const [client, rules] = await Promise.all([
    findClient(clientId),
    findBookingRules(),
    projectId && requireProjectOf(clientId, projectId),
    welderId && requireWelder(welderId),
  ]);
  if (!client) throw notFound(apiMessages.clientNotFound);
  const visit = {
    ...rest,
    ...visitContactOf(client),
    clientId,
    scheduledDate: scheduledDate.toISOString(),
    ...(projectId && { projectId }),
    ...(description && { description }),
    ...(welderId && { welderId }),
    ...(windowMinutes !== undefined && { windowMinutes }),
    ...placeOf({ address, zip }, client),
    ...(bookAnyway && { bookedAnyway: true }),
  };
  return await namingWhatIsInTheWay(
    () => welderId,
    () =>
      storeVisit(visit, {
        ...by,
        holdId,
        rules: rules.days,
        also: (batch, stored) => tellClient(batch, undefined, stored),
      }),
  );
}

/**
 * Changes, moves, assigns or brings back a visit, as `decideVisitChange` says.
 * @throws as `planVisit`; MissingEntityError, StaleVersionError, VisitChangeError
 */
export async function changeVisit(id: string, change: VisitChange, actor: Actor): Promise<Appointment> {
  const { welderId, projectId, holdId, bookAnyway } = change;
  requireMayBookAnyway(bookAnyway, actor);
  if (welderId) await requireWelder(welderId);
  const rules = await findBookingRules();
  let whose: string | undefined;
  const changing = () =>
    changeEntity(appointments, {
      entity: 'appointment',
      id,
      version: change.updatedAt,
      actor,
      action: 'changed',
      ...(bookAnyway && { note: bookedAnywayNote }),
      decide: async (visit) => {
        if (projectId) await requireProjectOf(visit.clientId, projectId);
        const fields = decideVisitChange(visit, change);
        whose = 'welderId' in fields ? fields.welderId : visit.welderId;
        return { ...(await missingContactOf(visit)), ...fields };
      },
      also: async (batch, before, after) => {
        await moveInDays(batch, takenByVisit(before), takenByVisit(after), {
          rules: rules.days,
          holdId,
          // What is over is in nobody's way.
          anyway: bookAnyway || after.status === 'completed',
        });
        await tellClient(batch, before, after);
      },
    });
  const { scheduledDate } = change;
  return await namingWhatIsInTheWay(
    () => whose,
    () => (scheduledDate ? inTurn(chicagoDate(scheduledDate), changing) : changing()),
  );
}

/** Visits that were booked before they carried what the welder needs of the client get it with their first change. */
async function missingContactOf({ clientId, clientName, phone }: Appointment): Promise<Partial<Appointment>> {
  if (clientName !== undefined || phone !== undefined) return {};
  const client = await findClient(clientId);
  return client ? visitContactOf(client) : {};
}

async function requireProjectOf(clientId: string, projectId: string): Promise<void> {
  const project = await findProject(projectId);
  if (!project) throw notFound(apiMessages.projectNotFound);
  if (project.clientId !== clientId) throw badRequest(visitMessages.projectOfOther);
}
