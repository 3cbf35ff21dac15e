import { type Appointment, appointmentMessages } from '../entities/appointment.ts';
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

/** Until when a client may move or cancel a visit. */
function changeableUntil({ scheduledDate }: Pick<Appointment, 'scheduledDate'>, cutoffHours: number): Date {
  return new Date(Date.parse(scheduledDate) - cutoffHours * 3_600_000);
}

/** Why a client cannot move or cancel a visit at `now`; undefined when it is possible. */
export function clientChangeProblem(visit: ClientVisit, cutoffHours: number, now: Date): string | undefined {
  if (visit.status === 'completed') return bookingMessages.finished;
  if (visit.status === 'cancelled') return bookingMessages.cancelled;
  if (visit.needsTime) return undefined;
  if (visit.underWay) return bookingMessages.onTheWay;
  return now > changeableUntil(visit, cutoffHours) ? pastCutoff(cutoffHours) : undefined;
}
