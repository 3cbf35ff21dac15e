import {
  type Appointment,
  appointmentSchema,
  clientVisitOf,
  storedClientVisitSchema,
} from '@welding/domain/entities/appointment';
import type { AuditFact } from '@welding/domain/entities/audit-entry';
import { type AppointmentNote, appointmentNoteSchema } from '@welding/domain/entities/notes';
import { openAppointmentStatuses } from '@welding/domain/entities/status';
import { flagsBefore } from '@welding/domain/entities/take-back';
import { maxPlanDays } from '@welding/domain/entities/visit';
import { maxListLength } from '@welding/domain/values/limits';
import { guardClient } from '#clients/guard-client.ts';
import { guardProject } from '#projects/projects.ts';
import { shownIn } from '#store/apart.ts';
import { bookedAnywayFacts, latestChanges } from '#store/audit.ts';
import { parseDocument, parseSnapshot } from '#store/documents.ts';
import { entityCollection } from '#store/entity-collection.ts';
import type { Batch } from '#store/firestore.ts';
import { findEarlier, type IdempotencyKey } from '#store/idempotency.ts';
import { allOfQuery, declareQuery, pagesOfQuery, type QueryRange } from '#store/query.ts';

export const clientVisits = entityCollection('clientVisits', storedClientVisitSchema);

export const appointments = entityCollection('appointments', appointmentSchema, {
  audit: 'appointment',
  guard: guardProject,
  shown: shownIn(clientVisits, clientVisitOf),
});

/** The fields of a move that undoes the visit's latest change, with the flags that the change cleared. */
export async function withFlagsBefore(
  id: string,
  fields: Partial<Appointment>,
): Promise<Partial<Appointment>> {
  if (Object.keys(fields).length === 0) return fields;
  const [undone] = await latestChanges(id, 1);
  return { ...fields, ...flagsBefore(undone?.changes ?? []) };
}

/** The history's note for a visit that staff booked despite a conflict. */
export function factsOfNew({ bookedAnyway }: Appointment): AuditFact[] {
  return bookedAnyway ? bookedAnywayFacts : [];
}

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

const openBookingsOfClient = declareQuery({
  collection: 'appointments',
  equal: ['clientId', 'bookedByClient'],
  oneOf: { field: 'status', values: openAppointmentStatuses },
  order: { field: 'scheduledDate', direction: 'asc' },
});

const visitsOfWelder = declareQuery({
  collection: 'appointments',
  equal: [],
  contains: 'welderIds',
  order: { field: 'scheduledDate', direction: 'asc' },
});

const visitsOfWelderByStatus = declareQuery({
  collection: 'appointments',
  equal: ['status'],
  contains: 'welderIds',
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

const visitsOfProject = declareQuery({ collection: 'appointments', equal: ['projectId'] });

const visitsOfPlan = declareQuery({ collection: 'appointments', equal: ['repeat.planId'] });

const visitsOfWelderToProject = declareQuery({
  collection: 'appointments',
  equal: ['projectId'],
  contains: 'welderIds',
});

/**
 * The client's visits by scheduledDate, past and upcoming, at most `maxListLength`; with `before` the latest before that
 * instant. Upcoming visits come first: a client with too many gets the soonest.
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

/** A welder's visits from `from` until before `to`, soonest first; all of them without `most`. */
export async function listVisitsOfWelder(
  welderId: string,
  { from, to }: { from: Date; to: Date },
  most?: number,
): Promise<Appointment[]> {
  // A query's range excludes its ends.
  const range = { after: new Date(from.getTime() - 1), before: to };
  const found = visitsOfWelder(await appointments(), [welderId], range);
  return most === undefined ? await allOfQuery(found) : parseSnapshot(await found.limit(most).get());
}

/** A welder's open visits after `now`, soonest first. */
export async function listComingVisitsOfWelder(welderId: string, now: Date): Promise<Appointment[]> {
  const values = [openAppointmentStatuses, welderId];
  return await allOfQuery(visitsOfWelderByStatus(await appointments(), values, { after: now }));
}

/** A welder's open visits between two instants, soonest first. */
export async function listOpenVisitsOfWelder(
  welderId: string,
  { from, to }: { from: Date; to: Date },
): Promise<Appointment[]> {
  const range = { after: new Date(from.getTime() - 1), before: to };
  const values = [openAppointmentStatuses, welderId];
  return await allOfQuery(visitsOfWelderByStatus(await appointments(), values, range));
}

/** All visits of the project, in any status. */
export async function listVisitsOfProject(projectId: string): Promise<Appointment[]> {
  return parseSnapshot(await visitsOfProject(await appointments(), [projectId]).get());
}

/** The client's visits after an instant, soonest first, at most `maxListLength`. */
export async function listVisitsOfClientAfter(clientId: string, after: Date): Promise<Appointment[]> {
  const found = soonestOfClient(await appointments(), [clientId], { after }).limit(maxListLength);
  return parseSnapshot(await found.get());
}

/** All visits of a repeating plan, in any status. */
export async function listVisitsOfPlan(planId: string): Promise<Appointment[]> {
  return parseSnapshot(
    await visitsOfPlan(await appointments(), [planId])
      .limit(maxPlanDays)
      .get(),
  );
}

/** Every open visit between two instants, both excluded, soonest first, page by page. */
export async function* pagesOfOpenVisits(range: QueryRange, pageSize: number): AsyncGenerator<Appointment[]> {
  yield* pagesOfQuery(openVisits(await appointments(), [], range), pageSize);
}

/** Every visit between two instants, both excluded, in any status, page by page. */
export async function* allVisits(range: QueryRange): AsyncGenerator<Appointment[]> {
  yield* pagesOfQuery(visitsByTime(await appointments(), [], range));
}

export async function findAppointment(id: string): Promise<Appointment | undefined> {
  return parseDocument(await (await appointments()).doc(id).get());
}

/** The visit the first request with this key booked. @throws Refusal key_reused */
export async function findEarlierAppointment(once: IdempotencyKey): Promise<Appointment | undefined> {
  return await findEarlier(await appointments(), once);
}

/** The documents of the client's upcoming open visits. */
export async function findComingVisits(clientId: string) {
  const open = openOfClient(await appointments(), [clientId], { after: new Date() });
  return await open.limit(maxListLength).get();
}

/** Counts upcoming open visits that the client booked; those that staff planned do not count. */
export async function countComingBookings(clientId: string, most: number): Promise<number> {
  const open = openBookingsOfClient(await appointments(), [clientId, true], { after: new Date() });
  return (await open.limit(most).count().get()).data().count;
}

function byScheduledDate(one: Appointment, other: Appointment): number {
  return Date.parse(one.scheduledDate) - Date.parse(other.scheduledDate);
}

/** Whether any visit of this welder, in any status, belongs to the project. */
export async function visitsProject(welderId: string, projectId: string): Promise<boolean> {
  const visits = visitsOfWelderToProject(await appointments(), [projectId, welderId]).limit(1);
  return !(await visits.get()).empty;
}

export const appointmentNotes = entityCollection('appointmentNotes', appointmentNoteSchema, {
  guard: (batch, { clientId }) => guardClient(batch, clientId),
});

const notesOfVisit = declareQuery({ collection: 'appointmentNotes', equal: ['appointmentId'] });
/** More notes than a visit ever has. */
const mostNotes = 200;

export async function addAppointmentNote(batch: Batch, note: AppointmentNote): Promise<void> {
  batch.create((await appointmentNotes()).doc(note.id), note);
}

/** Deletes a finish's note in the batch that undoes the finish. */
export async function dropNotesOfTap(
  batch: Batch,
  { appointmentId, authorId, at }: Pick<AppointmentNote, 'appointmentId' | 'authorId' | 'at'>,
): Promise<void> {
  const found = notesOfVisit(await appointmentNotes(), [appointmentId]).limit(mostNotes);
  for (const document of (await found.get()).docs) {
    const note = document.data();
    if (note.authorId === authorId && note.at === at) batch.delete(document.ref);
  }
}
