import { actorOf, type Staff } from '@welding/domain/entities/staff';
import {
  hoursAtVisit,
  type NewWorkEntry,
  type WorkEntry,
  type WorkEntryChange,
  workEntryMessages,
} from '@welding/domain/entities/work-entry';
import { apiMessages } from '@welding/domain/messages';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { minutesBetween } from '@welding/domain/values/minutes';
import { touchLedger } from '#payments/project-ledger.ts';
import { findProject } from '#projects/projects.ts';
import { badRequest, conflict, notFound } from '#refusal.ts';
import { findStaff } from '#staff/staff.ts';
import { changeEntity, nextVersion } from '#store/change-entity.ts';
import { create, newIdentity } from '#store/create.ts';
import { parseDocument } from '#store/documents.ts';
import type { IdempotencyKey } from '#store/idempotency.ts';
import { appointments, findAppointment } from '#visits/appointments.ts';
import { allowOverlaps, markOverlaps } from './hours-overlap.ts';
import { entryDocumentsOf, freezeRates, listEntriesOfDays, workEntries } from './work-entries.ts';

/** How far ahead a computer's clock may be. */
const aheadMs = 5 * 60_000;

/**
 * Stores hours without taps, of a visit, a project or neither, with today's rate.
 * @throws Refusal 400 for impossible times and an unknown welder, 404 for an unknown visit or project; hours_overlap; key_reused
 */
export async function addHours(
  { visitId, projectId, despiteOverlap, ...given }: NewWorkEntry,
  staff: Staff,
  once: IdempotencyKey | undefined,
): Promise<WorkEntry> {
  const minutes = minutesOf(given);
  if (!(await findStaff(given.welderId))) throw badRequest(workEntryMessages.noSuchWelder);
  const job = visitId ? await jobOfVisit(visitId) : projectId ? await jobOfProject(projectId) : {};
  const entry: WorkEntry = { ...given, ...job, minutes, ...newIdentity(), correctedBy: staff.id };
  const by = { actor: actorOf(staff), once };
  const made = async () => ({ ...entry, ...(await allowOverlaps(entry, { despiteOverlap })) });
  return await create<WorkEntry>(workEntries, made, by, {
    action: 'added',
    note: entry.reason,
    also: async (batch, after) => {
      await freezeRates(batch, [entry]);
      await touchJobsOf(batch, [entry]);
      await updateVisitHours(batch, entry);
      await markOverlaps(batch, [{ after }]);
    },
  });
}

/**
 * Corrects, removes or restores hours, on their version. Later taps do not change them.
 * @throws Refusal 400 for impossible times, conflict for removed hours; hours_overlap; not_found, changed_meanwhile
 */
export async function changeHours(id: string, change: WorkEntryChange, staff: Staff): Promise<WorkEntry> {
  const { reason, start, end, removed, despiteOverlap } = change;
  return await changeEntity(workEntries, {
    id,
    asked: change,
    actor: actorOf(staff),
    action: removed === undefined ? 'corrected' : removed ? 'removed' : 'put back',
    facts: [
      ...(start ? [{ code: 'fromTime' as const, at: start }] : []),
      ...(end ? [{ code: 'untilTime' as const, at: end }] : []),
    ],
    note: reason,
    decide: async (entry) => {
      if (entry.removed && removed !== false) throw conflict(workEntryMessages.removed);
      const times = { start: start ?? entry.start, end: end ?? entry.end };
      const minutes = minutesOf(times);
      const isSameTime = times.start === entry.start && times.end === entry.end && !entry.removed;
      const after = { ...entry, ...times, removed };
      const allowed = isSameTime && !despiteOverlap ? {} : await allowOverlaps(after, { despiteOverlap });
      return {
        ...allowed,
        // Marked again in this batch where it still overlaps.
        overlaps: undefined,
        ...{ ...times, minutes, correctedBy: staff.id, reason, cannotDo: undefined },
        ...(removed !== undefined && { removed }),
      };
    },
    also: async (batch, before, after) => {
      await touchJobsOf(batch, [before, after]);
      await updateVisitHours(batch, after);
      await markOverlaps(batch, [{ before, after }]);
    },
  });
}

/** Keeps the hours of a visit equal to its timesheet, as a new version of the visit that was read. */
async function updateVisitHours(batch: Parameters<typeof touchLedger>[0], entry: WorkEntry): Promise<void> {
  const { id, visitId } = entry;
  if (!visitId) return;
  const document = await (await appointments()).doc(visitId).get();
  const [visit, { updateTime }] = [parseDocument(document), document];
  if (!visit || !updateTime) return;
  const stored = (await entryDocumentsOf(visitId)).map((document) => document.data());
  const hours = hoursAtVisit([...stored.filter((other) => other.id !== id), entry]);
  if (hours === visit.hours) return;
  const fields = await appointments.encodeFields({ hours, updatedAt: nextVersion(visit.updatedAt) });
  batch.update(document.ref, fields, { lastUpdateTime: updateTime });
}

/** Touches the jobs of the same days, because each minute counts at only one job. */
async function touchJobsOf(
  batch: Parameters<typeof touchLedger>[0],
  entries: readonly WorkEntry[],
): Promise<void> {
  const beside = await listEntriesOfDays(entries);
  const jobs = new Set([...entries, ...beside].map(({ projectId }) => projectId));
  await Promise.all([...jobs].map((projectId) => touchLedger(batch, projectId)));
}

/** The minutes between two times of one past Chicago day. @throws Refusal 400 */
function minutesOf({ start, end }: Pick<WorkEntry, 'start' | 'end'>): number {
  if (end <= start) throw badRequest(workEntryMessages.backwards);
  if (Date.parse(end) > Date.now() + aheadMs) throw badRequest(workEntryMessages.ahead);
  const last = new Date(Date.parse(end) - 1);
  if (chicagoDate(last) !== chicagoDate(new Date(start))) throw badRequest(workEntryMessages.overMidnight);
  return minutesBetween(start, end);
}

async function jobOfVisit(visitId: string): Promise<Partial<WorkEntry>> {
  const visit = await findAppointment(visitId);
  if (!visit) throw notFound();
  const { projectId, clientId, title: job } = visit;
  return { visitId, ...(projectId && { projectId }), clientId, job };
}

async function jobOfProject(projectId: string): Promise<Partial<WorkEntry>> {
  const project = await findProject(projectId);
  if (!project) throw notFound(apiMessages.projectNotFound);
  return { projectId, clientId: project.clientId, job: project.title };
}
