import { type Appointment, appointmentMessages, type ClientVisit } from '../entities/appointment.ts';
import type { AuditEntry } from '../entities/audit-entry.ts';
import { openAppointmentStatuses } from '../entities/status.ts';
import { business } from '../values/business.ts';
import { givenInstant } from '../values/given-time.ts';
import { inCurrentLanguage, inLanguages, say } from '../values/language.ts';
import { textLimits } from '../values/limits.ts';
import { optionalText, strictBody } from '../values/text-fields.ts';

const bookingTexts = inLanguages({
  reason: say('Reason', 'Motivo'),
  messages: {
    taken: say('That time is taken', 'Esa hora ya está ocupada'),
    finished: say(
      'This visit is finished. Please book another one',
      'Esta visita ya terminó. Reserve otra, por favor',
    ),
    cancelled: say(
      'This visit is cancelled. Please book another one',
      'Esta visita está cancelada. Reserve otra, por favor',
    ),
    onTheWay: say(
      `Your welder is already on the way. To change this visit, please call us at ${business.phone}`,
      `Ya vamos en camino. Para cambiar esta visita, llámenos al ${business.phone}`,
    ),
    feedGone: say(
      'This calendar link no longer works. Find the new one on the desk',
      'Este enlace del calendario ya no funciona. Busque el nuevo en la oficina',
    ),
  },
  pastCutoff: say(
    (hours: number) => {
      if (hours === 0) return `This visit has started. To change it, please call us at ${business.phone}`;
      const notice = hours === 1 ? 'an hour' : `${hours} hours`;
      return `This visit starts in less than ${notice}. To move or cancel it, please call us at ${business.phone}`;
    },
    (hours: number) => {
      if (hours === 0) return `Esta visita ya empezó. Para cambiarla, llámenos al ${business.phone}`;
      const notice = hours === 1 ? 'una hora' : `${hours} horas`;
      return `Faltan menos de ${notice} para esta visita. Para cambiarla o cancelarla, llámenos al ${business.phone}`;
    },
  ),
});

export const bookingMessages = inCurrentLanguage(() => bookingTexts().messages);

function pastCutoff(hours: number): string {
  return bookingTexts().pastCutoff(hours);
}

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
 * @param by the id of the client or contact who moves it now
 */
export function undoesOwnMove(
  { scheduledDate }: Pick<Appointment, 'scheduledDate'>,
  time: string,
  entries: readonly AuditEntry[],
  { by, now }: { readonly by: string; readonly now: Date },
): boolean {
  return entries.some(
    ({ at, actor, changes }) =>
      now.getTime() - Date.parse(at) <= undoMoveMs &&
      actor.id === by &&
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

type PlannedVisit = Pick<Appointment, 'id' | 'projectId' | 'title' | 'scheduledDate' | 'status'>;

/** The other visits of the same job whose order changes when a visit moves to `to`. */
export function passedVisits<Visit extends PlannedVisit>(
  visit: PlannedVisit,
  to: Date,
  others: readonly Visit[],
): Visit[] {
  const [from, then] = [Date.parse(visit.scheduledDate), to.getTime()];
  return others.filter(({ id, projectId, title, scheduledDate, status }) => {
    const isOfJob = projectId !== undefined && projectId === visit.projectId && title === visit.title;
    if (!isOfJob || id === visit.id || !openAppointmentStatuses.some((open) => open === status)) return false;
    const time = Date.parse(scheduledDate);
    return from < time !== then < time;
  });
}
