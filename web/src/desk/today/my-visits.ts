import type { Appointment } from '@welding/domain/entities/appointment';
import { type CrewTaps, tapsOf, whoNeedsSubstitute } from '@welding/domain/entities/crew-taps';
import type { JobSheet } from '@welding/domain/entities/job-sheet';
import { localTitle } from '@welding/domain/entities/local-title';
import { openAppointmentStatuses } from '@welding/domain/entities/status';
import { decideTakeBack, queuedTakeBackSchema } from '@welding/domain/entities/take-back';
import { decideTap, type TapOutcome, visitTapSchema } from '@welding/domain/entities/visit-tap';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { centsToDollars, dollarsToCents } from '@welding/domain/values/money';
import type { CollectedCash, SignedWork } from '#desk/queue/not-in-sheets.ts';
import type { QueuedTap } from '#desk/queue/queued-kinds.ts';
import { waitsForSignal } from '#desk/queue/unsent.ts';
import { isHeld } from '#pwa/queue/queue.ts';
import type { RecentTap } from './recent-taps.ts';

/** A visit for its welder, with their sent and unsent taps. */
export type MyVisit = {
  readonly visit: Appointment;
  readonly sheet: JobSheet | undefined;
  /** This welder's own taps, apart from the crew's. */
  readonly own: CrewTaps;
  /** The office is finding a substitute for this welder. */
  readonly isReplaced: boolean;
  readonly waiting: readonly QueuedTap['body']['tap']['kind'][];
  /** An unsent "on my way", which the client does not know yet. */
  readonly held?: QueuedTap;
  readonly recent?: RecentTap;
};

const openStatuses: readonly string[] = openAppointmentStatuses;

export function isVisitOpen({ status }: Appointment): boolean {
  return openStatuses.includes(status);
}

/** The newer of the server's response and Firestore's document. */
export function newerVisit(visit: Appointment, tapped: Appointment | undefined): Appointment {
  return tapped && (tapped.updatedAt ?? '') > (visit.updatedAt ?? '') ? tapped : visit;
}

/** Whether this person still has work on it. They may have said that it cannot be done. */
export function isOpenFor({ visit, own, isReplaced }: MyVisit): boolean {
  return isVisitOpen(visit) && !visit.needsTime && !isReplaced && own.finishedAt === undefined;
}

/** A visit that was called off before substitutes had a list awaits one for each welder without a tap. */
function awaitsSubstitute(visit: Appointment, personId: string): boolean {
  const { onMyWayAt, startedAt } = tapsOf(visit, personId);
  const listed = whoNeedsSubstitute(visit);
  if (listed.length > 0) return listed.includes(personId);
  return visit.needsWelder === true && onMyWayAt === undefined && !startedAt;
}

/** The visit for `personId` after this device's unsent taps. Taps that the server would refuse change nothing. */
export function withTaps(
  visit: Appointment,
  sheet: JobSheet | undefined,
  {
    taps,
    personId,
    recent,
  }: {
    readonly taps: readonly QueuedTap[];
    readonly personId: string;
    readonly recent?: RecentTap | undefined;
  },
): MyVisit {
  const pending = taps.filter(({ body, returned }) => body.appointmentId === visit.id && !returned);
  let after = visit;
  for (const {
    body: { tap },
    owner,
  } of pending) {
    const outcome = decide(after, tap, owner);
    if ('fields' in outcome) after = { ...after, ...outcome.fields };
  }
  const held = pending.find(isHeld);
  return {
    visit: after,
    sheet,
    own: tapsOf(after, personId),
    isReplaced: awaitsSubstitute(after, personId),
    waiting: pending.filter(waitsForSignal).map(({ body }) => body.tap.kind),
    ...(held && { held }),
    ...(recent && { recent }),
  };
}

function decide(visit: Appointment, queued: QueuedTap['body']['tap'], by: string): TapOutcome {
  const takeBack = queuedTakeBackSchema.safeParse(queued);
  if (takeBack.success) {
    const { of, tapped } = takeBack.data;
    return of === 'collect' ? { fields: {} } : decideTakeBack(visit, { of, tapped }, by);
  }
  const tap = visitTapSchema.safeParse(queued);
  return tap.success ? decideTap(visit, tap.data, by) : { fields: {} };
}

/**
 * Adds extra work of the project to the amount to collect. Like the server, collects an open invoice first.
 * @param signed on this device and not in the job sheet yet
 * @param taken collected on this device and not in the job sheet yet
 */
export function withExtraWork(
  sheet: JobSheet | undefined,
  signed: readonly SignedWork[],
  taken: readonly CollectedCash[],
): JobSheet | undefined {
  if (sheet?.amountToCollect === undefined) return sheet;
  const takenCents = centsOf(takenFor({ id: sheet.appointmentId, projectId: sheet.projectId }, taken));
  if (sheet.owedByInvoice && dollarsToCents(sheet.amountToCollect) > takenCents) return sheet;
  const ofProject = signed.filter(({ projectId }) => projectId === sheet.projectId);
  const cents = ofProject.reduce((sum, { total }) => sum + dollarsToCents(total), 0);
  return { ...sheet, amountToCollect: centsToDollars(dollarsToCents(sheet.amountToCollect) + cents) };
}

/** The sections of Today: open visits of earlier days, today's stops, and coming days. */
export function partDays(visits: readonly MyVisit[], now: Date) {
  const today = chicagoDate(now);
  const dayOf = ({ visit }: MyVisit) => chicagoDate(new Date(visit.scheduledDate));
  const sorted = visits.toSorted(
    (one, other) => Date.parse(one.visit.scheduledDate) - Date.parse(other.visit.scheduledDate),
  );
  const coming = Map.groupBy(
    sorted.filter((visit) => dayOf(visit) > today && visit.visit.status !== 'cancelled'),
    dayOf,
  );
  return {
    // An unsent or undoable finish keeps its visit visible.
    left: sorted.filter(
      (visit) =>
        dayOf(visit) < today && (isOpenFor(visit) || visit.waiting.length > 0 || visit.recent !== undefined),
    ),
    today: sorted.filter((visit) => dayOf(visit) === today),
    coming: [...coming.values()],
  };
}

export function visitName({ visit, sheet }: Pick<MyVisit, 'visit' | 'sheet'>): string {
  const client = visit.clientName ?? sheet?.clientName;
  const title = localTitle(visit.title);
  return client ? `${title}, ${client}` : title;
}

/**
 * Dollars still to collect at a visit: the sum noted at the finish, at most the project's balance, because the client may have
 * paid otherwise. Undefined without a cost.
 * @param taken collected on this device and not in the job sheet yet
 */
export function toCollect(
  { visit, sheet }: Pick<MyVisit, 'visit' | 'sheet'>,
  taken: readonly CollectedCash[],
): number | undefined {
  const ofJob = takenFor(visit, taken);
  const left = [
    ...(sheet?.amountToCollect === undefined ? [] : [dollarsToCents(sheet.amountToCollect) - centsOf(ofJob)]),
    ...(visit.amountToCollect === undefined ? [] : leftOfVisit(visit.id, visit.amountToCollect, ofJob)),
  ];
  return left.length === 0 ? undefined : centsToDollars(Math.max(0, Math.min(...left)));
}

function takenFor(visit: { id: string; projectId?: string | undefined }, taken: readonly CollectedCash[]) {
  return taken.filter(
    ({ appointmentId, projectId }) =>
      appointmentId === visit.id || (projectId !== undefined && projectId === visit.projectId),
  );
}

/** Subtracts money from the amount at the time it was taken, because the server may lower the amount at any time. */
function leftOfVisit(visitId: string, asked: number, taken: readonly CollectedCash[]): number[] {
  const here = taken.filter(({ appointmentId }) => appointmentId === visitId);
  const elsewhere = taken.filter(({ appointmentId }) => appointmentId !== visitId);
  const before = new Set(here.flatMap((cash) => cash.asked ?? []));
  return [
    dollarsToCents(asked) - centsOf(elsewhere),
    ...[...before].map((dollars) => {
      return dollarsToCents(dollars) - centsOf(here.filter((cash) => cash.asked === dollars));
    }),
  ];
}

function centsOf(taken: readonly CollectedCash[]): number {
  return taken.reduce((sum, { collected }) => sum + dollarsToCents(collected.amount), 0);
}
