import { type Appointment, appointmentMessages } from '../entities/appointment.ts';
import type { AuditEntry } from '../entities/audit-entry.ts';
import type { ClientVisit } from '../entities/client-visit.ts';
import { givenInstant } from '../values/given-time.ts';
import { textLimits } from '../values/limits.ts';
import { optionalText, strictBody } from '../values/text-fields.ts';
import { bookingMessages, pastCutoff } from './booking-messages.ts';
import { bookingTexts } from './booking-texts.ts';

/** The body of POST /api/appointments/{id}/move. */
export const visitMoveSchema = strictBody({
  scheduledDate: givenInstant(() => appointmentMessages.dateRequired),
});

/** The body of POST /api/appointments/{id}/cancel. */
export const visitCancelSchema = strictBody({
  reason: optionalText(() => bookingTexts().reason, textLimits.text),
});

/** Milliseconds during which a client may undo a move that the cutoff locked. */
export const undoMoveMs = 60_000;

function changeableUntil({ scheduledDate }: Pick<Appointment, 'scheduledDate'>, cutoffHours: number): Date {
  return new Date(Date.parse(scheduledDate) - cutoffHours * 3_600_000);
}

export function locksVisit(time: Date, cutoffHours: number, now: Date): boolean {
  return now > changeableUntil({ scheduledDate: time.toISOString() }, cutoffHours);
}

/**
 * Whether a move returns a visit to the time its client just moved it from, which the cutoff allows.
 * @param entries the latest of its history
 */
export function undoesOwnMove(
  { clientId, scheduledDate }: Pick<Appointment, 'clientId' | 'scheduledDate'>,
  time: string,
  entries: readonly AuditEntry[],
  now: Date,
): boolean {
  return entries.some(
    ({ at, actor, changes }) =>
      now.getTime() - Date.parse(at) <= undoMoveMs &&
      actor.id === clientId &&
      // A time that we could not make is not available again.
      !changes.some(({ field }) => field === 'needsTime') &&
      changes.some(
        ({ field, from, to }) => field === 'scheduledDate' && from === time && to === scheduledDate,
      ),
  );
}

/** Why a client cannot move or cancel a visit at `now`; undefined if they can. */
export function clientChangeProblem(visit: ClientVisit, cutoffHours: number, now: Date): string | undefined {
  if (visit.status === 'completed') return bookingMessages.finished;
  if (visit.status === 'cancelled') return bookingMessages.cancelled;
  if (visit.needsTime) return undefined;
  if (visit.underWay) return bookingMessages.onTheWay;
  return now > changeableUntil(visit, cutoffHours) ? pastCutoff(cutoffHours) : undefined;
}
