import { randomUUID } from 'node:crypto';
import { busyOfVisit } from '@welding/domain/booking/busy-of-visit';
import { maxListLength, maxOpenVisits } from '@welding/domain/business/limits';
import type { Appointment } from '@welding/domain/entities/appointment';
import type { Actor } from '@welding/domain/entities/audit-entry';
import { openAppointmentStatuses } from '@welding/domain/entities/status';
import { storedAppointmentSchema } from '@welding/domain/entities/stored-appointment';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import type { WriteBatch } from 'firebase-admin/firestore';
import { bookedAnywayNote, recordChange } from './audit.ts';
import { changeDays, type DayRules } from './calendar-days.ts';
import { entityCollection } from './collection.ts';
import { createIdempotently, findEarlier, type IdempotencyKey } from './create-idempotently.ts';
import { pagesOfQuery } from './pages.ts';
import { parseDocument, parseSnapshot } from './parse-snapshot.ts';
import { declareQuery, type QueryRange } from './query.ts';
import { LimitReachedError, type RateLimit } from './rate-limits.ts';
import { takenByVisit } from './taken-time.ts';

export const appointments = entityCollection('appointments', storedAppointmentSchema, [
  'scheduledDate',
  'createdAt',
  'onMyWayAt',
  'startedAt',
  'finishedAt',
  'updatedAt',
]);

const latestOfClient = declareQuery({
  collection: 'appointments',
  equal: ['clientId'],
  order: { field: 'scheduledDate', direction: 'desc' },
});

const soonestOfClient = declareQuery({
  collection: 'appointments',
  equal: ['clientId'],
  order: { field: 'scheduledDate', direction: 'asc' },
});

const openOfClient = declareQuery({
  collection: 'appointments',
  equal: ['clientId'],
  oneOf: { field: 'status', values: openAppointmentStatuses },
  order: { field: 'scheduledDate', direction: 'asc' },
});

const visitsOfWelder = declareQuery({
  collection: 'appointments',
  equal: ['welderId'],
  order: { field: 'scheduledDate', direction: 'asc' },
});

const openVisits = declareQuery({
  collection: 'appointments',
  equal: [],
  oneOf: { field: 'status', values: openAppointmentStatuses },
  order: { field: 'scheduledDate', direction: 'asc' },
});

const visitsByTime = declareQuery({
  collection: 'appointments',
  equal: [],
  order: { field: 'scheduledDate', direction: 'asc' },
});

const visitsOfWelderToProject = declareQuery({
  collection: 'appointments',
  equal: ['welderId', 'projectId'],
});

/** A visit that is booked far ahead passes in days, not in hours. */
const openVisitsRetrySeconds = 24 * 60 * 60;

/** The client has as many visits ahead as one client may have. */
export class OpenVisitsError extends LimitReachedError {
  constructor(clientId: string) {
    const windowMs = openVisitsRetrySeconds * 1000;
    super(
      { name: 'open-visits', subject: clientId, max: maxOpenVisits, windowMs, shared: false },
      openVisitsRetrySeconds,
    );
  }
}

/**
 * The client's appointments by scheduledDate, past and coming, at most `maxListLength`: the latest, or with `before` the
 * latest before that instant. Those that are coming go first: a client with more of them than that gets the soonest.
 */
export async function listAppointments(clientId: string, before?: Date): Promise<Appointment[]> {
  const collection = await appointments();
  const latest = await latestOfClient(collection, [clientId], { before }).limit(maxListLength).get();
  const now = new Date();
  const listed = parseSnapshot(latest);
  const passedAny = listed.some(({ scheduledDate }) => new Date(scheduledDate) <= now);
  if (before || latest.size < maxListLength || passedAny) return listed.toSorted(byScheduledDate);
  const soonest = soonestOfClient(collection, [clientId], { after: now }).limit(maxListLength);
  return parseSnapshot(await soonest.get());
}

/** A welder's visits between two instants, the soonest first, at most `most`. */
export async function listVisitsOfWelder(
  welderId: string,
  { from, to }: { from: Date; to: Date },
  most = maxListLength,
): Promise<Appointment[]> {
  // A query's range leaves its ends out.
  const range = { after: new Date(from.getTime() - 1), before: to };
  const found = visitsOfWelder(await appointments(), [welderId], range).limit(most);
  return parseSnapshot(await found.get());
}

/** Every open visit that begins between two instants, which are left out, the soonest first, a page at a time. */
export async function* comingVisits(range: QueryRange, pageSize: number): AsyncGenerator<Appointment[]> {
  yield* pagesOfQuery(openVisits(await appointments(), [], range), pageSize);
}

/** Every visit that begins between two instants, which are left out, whatever became of it, a page at a time. */
export async function* allVisits(range: QueryRange): AsyncGenerator<Appointment[]> {
  yield* pagesOfQuery(visitsByTime(await appointments(), [], range));
}

/** The appointment, or undefined when there is none. */
export async function findAppointment(id: string): Promise<Appointment | undefined> {
  return parseDocument(await (await appointments()).doc(id).get());
}

/** The appointment that the first request with this key booked, if there was one. @throws KeyReusedError */
export async function findEarlierAppointment(once: IdempotencyKey): Promise<Appointment | undefined> {
  return await findEarlier(await appointments(), once);
}

/** Further writes of the batch that stores a visit. */
type WithVisit = (batch: WriteBatch, visit: Appointment) => Promise<void>;

type BookingConditions = {
  readonly once: IdempotencyKey | undefined;
  readonly limits: readonly RateLimit[];
  /** Who takes visits; one of them gets this one, and nobody where there is nobody. */
  readonly welders: readonly string[];
  readonly rules: DayRules;
  readonly also: WithVisit;
};

/**
 * Stores a booked appointment of a client who has fewer than `maxOpenVisits` ahead, with a welder whose time is free. One
 * limit at least has to be the client's own: the batch that counts it fails against any other booking of the client, so that
 * nobody slips through.
 * @throws KeyReusedError, LimitReachedError, OpenVisitsError, TimeTakenError
 */
export async function storeAppointment(
  booking: Omit<Appointment, 'id' | 'status' | 'createdAt'>,
  { once, limits, welders, rules, also }: BookingConditions,
): Promise<Appointment> {
  const unassigned = {
    ...booking,
    id: randomUUID(),
    status: 'scheduled',
    createdAt: new Date().toISOString(),
  };
  const askedAt = performance.now();
  const check = () => requireFewVisits(booking.clientId);
  const assign = async (batch: WriteBatch): Promise<Appointment> => {
    const welderId = await changeDays(batch, { wanted: busyOfVisit(unassigned), welders, rules, askedAt });
    return { ...unassigned, ...(welderId && { welderId }) };
  };
  const day = dayOf(unassigned);
  return await createIdempotently(await appointments(), assign, { once, limits, check, day, also });
}

/** The client's visits that are still to come about, as documents. */
export async function findComingVisits(clientId: string) {
  const open = openOfClient(await appointments(), [clientId], { after: new Date() });
  return (await open.limit(maxListLength).get()).docs;
}

type PlanConditions = {
  readonly once: IdempotencyKey | undefined;
  readonly actor: Actor;
  readonly rules: DayRules;
  readonly holdId?: string | undefined;
  readonly also: WithVisit;
};

/**
 * Stores a visit that staff plan, with the entry in the history, once for each key. A visit that is marked `bookedAnyway`
 * takes its welder's time whatever is in the way; one that is nobody's yet takes nobody's.
 * @throws KeyReusedError, TimeTakenError
 */
export async function storeVisit(
  visit: Omit<Appointment, 'id' | 'status' | 'createdAt'>,
  { once, actor, rules, holdId, also }: PlanConditions,
): Promise<Appointment> {
  const now = new Date().toISOString();
  const appointment = { ...visit, id: randomUUID(), status: 'scheduled', createdAt: now, updatedAt: now };
  const { id: entityId, clientId, bookedAnyway = false } = appointment;
  const taken = takenByVisit(appointment);
  const place = async (batch: WriteBatch): Promise<Appointment> => {
    const wanted = taken && { wanted: taken.entry, welders: [taken.welderId] };
    await changeDays(batch, { ...wanted, holdId, rules, anyway: bookedAnyway });
    return appointment;
  };
  return await createIdempotently(await appointments(), place, {
    once,
    ...(taken && { day: dayOf(appointment) }),
    also: async (batch) => {
      await recordChange(batch, {
        actor,
        action: 'created',
        entity: 'appointment',
        entityId,
        clientId,
        changes: [],
        ...(bookedAnyway && { note: bookedAnywayNote }),
      });
      await also(batch, appointment);
    },
  });
}

async function requireFewVisits(clientId: string): Promise<void> {
  const open = openOfClient(await appointments(), [clientId], { after: new Date() });
  const counted = await open.limit(maxOpenVisits).count().get();
  if (counted.data().count >= maxOpenVisits) throw new OpenVisitsError(clientId);
}

function dayOf({ scheduledDate }: Pick<Appointment, 'scheduledDate'>): string {
  return chicagoDate(new Date(scheduledDate));
}

function byScheduledDate(one: Appointment, other: Appointment): number {
  return Date.parse(one.scheduledDate) - Date.parse(other.scheduledDate);
}

/** Whether any visit of this welder belongs to the project, whatever became of it. */
export async function visitsProject(welderId: string, projectId: string): Promise<boolean> {
  const visits = visitsOfWelderToProject(await appointments(), [welderId, projectId]).limit(1);
  return !(await visits.get()).empty;
}
