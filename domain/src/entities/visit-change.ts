import { setFields } from '../values/stored-fields.ts';
import type { Appointment, visitWords } from './appointment.ts';
import type { Client } from './client.ts';
import { namedOnSite } from './client-names.ts';
import { askedCrew, crewFields, crewOf } from './crew.ts';
import {
  lastFinish,
  stillNeeded,
  tapsOf,
  tapsWithout,
  whoNeedsSubstitute,
  whoStartsOver,
} from './crew-taps.ts';
import { type VisitChange, visitMessages } from './visit.ts';

/** The change conflicts with the visit's state; the message says why. */
export class VisitChangeError extends Error {
  override readonly name = 'VisitChangeError';
}

/**
 * The fields that a change sets; undefined clears one. A new time makes the visit `rescheduled`. A new time or duration, a
 * restore and a confirmation increase `sequence` (RFC 5546). A time decided by staff needs no confirmation, and marks the
 * client's change as seen. Ended taps are removed (`whoStartsOver`).
 * @throws VisitChangeError
 */
export function decideVisitChange(visit: Appointment, change: VisitChange): Partial<Appointment> {
  const {
    updatedAt: _,
    holdId: __,
    reason: ___,
    undoes: ____,
    status,
    scheduledDate,
    duration,
    outsideHours,
    needsTime,
    needsWelder,
    bookAnyway,
    welderId,
    welderIds,
    ...rest
  } = change;
  const time = scheduledDate?.toISOString();
  const moves = time !== undefined && time !== visit.scheduledDate;
  const lasts = duration !== undefined && duration !== visit.duration;
  const crew = askedCrew({ welderId, welderIds }, crewOf(visit));
  const reassigns = crew !== undefined && String(crew) !== String(crewOf(visit));
  if (visit.status === 'completed' && (moves || lasts || reassigns || status)) {
    throw new VisitChangeError(visitMessages.completed);
  }
  if (visit.status === 'cancelled' && status !== 'scheduled' && (moves || lasts || reassigns)) {
    throw new VisitChangeError(visitMessages.cancelled);
  }
  // The welders who were still to finish have left the crew.
  const doneAt =
    reassigns && !moves && visit.crew && crew.length > 0 && lastFinish(crew.map((id) => tapsOf(visit, id)));
  const returns = status === 'scheduled' && visit.status === 'cancelled';
  const confirms = visit.outsideHours === true && outsideHours === false;
  const keeps = visit.needsTime === true && needsTime === false;
  const counts = moves || lasts || returns || confirms || keeps;
  const takesTime = moves || lasts || returns || reassigns || keeps;
  const relocates = rest.zip !== undefined && rest.zip !== (visit.zip ?? '');
  const isAsTyped = (field: (typeof visitWords)[number]) =>
    rest[field] === undefined || rest[field] === (visit[field] ?? '');
  const unproven = visit.unprovenWords?.filter(isAsTyped) ?? [];
  const stops = whoStartsOver(visit, {
    ...visit,
    ...(crew && crewFields(crew)),
    ...(moves && { scheduledDate: time }),
  });
  return {
    ...setFields(rest),
    ...(crew && reassigns && crewFields(crew)),
    ...((moves || reassigns || returns) && stops.length > 0 && tapsWithout(visit, stops)),
    ...(doneAt && { status: 'completed', finishedAt: doneAt }),
    ...(unproven.length !== (visit.unprovenWords?.length ?? 0) && {
      unprovenWords: unproven.length > 0 ? unproven : undefined,
    }),
    ...(moves && { scheduledDate: time, status: 'rescheduled' }),
    ...(lasts && { duration }),
    ...(returns && !moves && { status: 'scheduled' }),
    ...(counts && { sequence: (visit.sequence ?? 0) + 1 }),
    ...(takesTime && (bookAnyway || visit.bookedAnyway) && { bookedAnyway: bookAnyway || undefined }),
    ...(relocates && bookAnyway && { bookedAnyway: true }),
    ...(visit.changedByClient && (counts || takesTime) && { changedByClient: undefined }),
    ...(visit.needsTime && (moves || keeps) && { needsTime: undefined }),
    ...(visit.needsWelder && (moves || needsWelder === false) && stillNeeded([])),
    ...(visit.needsWelder &&
      !moves &&
      reassigns &&
      stillNeeded(whoNeedsSubstitute(visit).filter((id) => crew.includes(id)))),
    ...(visit.outsideHours && (moves || outsideHours === false) && { outsideHours: undefined }),
  };
}

/** The client's contact data on a visit, so that the crew need not read the client. */
export function visitContactOf(
  client: Pick<Client, 'firstName' | 'lastName' | 'phone' | 'company'>,
): Pick<Appointment, 'clientName' | 'phone'> {
  const { phone } = client;
  const clientName = namedOnSite(client);
  return { ...(clientName && { clientName }), ...(phone && { phone }) };
}
