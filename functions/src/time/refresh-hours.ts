import { isDeepStrictEqual } from 'node:util';
import type { Appointment } from '@welding/domain/entities/appointment';
import { crewOf } from '@welding/domain/entities/crew';
import { tapsOf } from '@welding/domain/entities/crew-taps';
import {
  entriesOfVisit,
  hoursAtVisit,
  idOfTry,
  type TappedEntry,
  type WorkEntry,
} from '@welding/domain/entities/work-entry';
import { toMinute } from '@welding/domain/values/minutes';
import { nextVersion } from '#store/change-entity.ts';
import type { Batch, QueryDocumentSnapshot } from '#store/firestore.ts';
import { type ChangedHours, markOverlaps } from './hours-overlap.ts';
import { addEntries, dropEntry, entryDocumentsOf, renameEntry, workEntries } from './work-entries.ts';

type Try = { readonly correctedBy: string; readonly reason: string | undefined };

/** The hours of a try: kept, or after an undo of the tap that ended it following the taps again. */
export type HoursOfTry = Try &
  (
    | { readonly visit: Appointment; readonly whose: readonly string[] }
    | { readonly visit?: undefined; readonly tapped: string }
  );

/**
 * Adds the hours of a visit's taps to the batch of the visit's change, under ids that derive from the taps, so that each is
 * stored once. Corrected hours keep their times. All hours follow the visit to another project and title. The hours of a
 * failed try get ids of their own, so that a second try on the same day does not overwrite them. Hours that overlap others are
 * marked for the office.
 * @param ofTry the visit as if the failed try had ended then, and the welders whose hours to keep
 */
export async function refreshHours(
  batch: Batch,
  before: Appointment | undefined,
  visit: Appointment,
  ofTry?: HoursOfTry,
): Promise<void> {
  const entries = entriesOfVisit(ofTry?.visit ?? visit);
  const hadTapped = before ? entriesOfVisit(before) : [];
  if (
    !ofTry &&
    isDeepStrictEqual(entries, hadTapped) &&
    (!before || isDeepStrictEqual(jobOf(before), jobOf(visit)))
  ) {
    return;
  }
  const tapped = entries.map((entry) => idsOf(entry, ofTry));
  const missing = new Set(tapped);
  const changes: ChangedHours[] = [];
  for (const document of await entryDocumentsOf(visit.id)) {
    const entry = document.data();
    const made = tapped.find((one) => [one.id, one.formerId].includes(entry.id));
    const isOurs = entry.correctedBy === undefined || isOfTry(entry, visit, ofTry);
    if (made) missing.delete(made);
    if (isOurs && !made) {
      await dropEntry(batch, document);
      changes.push({ before: entry });
    } else {
      const fields = {
        ...(isOurs && made ? { ...workedTimes(made), ...markOf(made, ofTry) } : {}),
        ...jobOf(visit),
      };
      if (made && made.id !== entry.id) await renameEntry(batch, document, { ...fields, id: made.id });
      else await moveEntry(batch, document, fields);
      changes.push({ before: entry, after: { ...entry, ...fields, ...(made && { id: made.id }) } });
    }
  }
  const added = [...missing].map(({ formerId: _, ...entry }) => ({ ...entry, ...markOf(entry, ofTry) }));
  await addEntries(batch, added);
  const moved = [...changes.filter(isOfOtherTime), ...added.map((after) => ({ after }))];
  if (moved.length > 0) await markOverlaps(batch, [...changes, ...added.map((after) => ({ after }))]);
}

function isOfOtherTime({ before, after }: ChangedHours): boolean {
  return before?.id !== after?.id || before?.start !== after?.start || before?.end !== after?.end;
}

/**
 * The fields of a finish or its undo, with the hours that the timesheet then has for those who have finished: corrected ones
 * stay. A visit without welders has no entries and keeps the typed hours.
 */
export async function withHours(
  before: Appointment,
  fields: Partial<Appointment>,
): Promise<Partial<Appointment>> {
  const visit = { ...before, ...fields };
  const crew = crewOf(visit);
  if (fields.hours === undefined || crew.length === 0) return fields;
  const stored = (await entryDocumentsOf(visit.id)).map((document) => document.data());
  const corrected = stored.filter(({ correctedBy }) => correctedBy !== undefined);
  const tapped = entriesOfVisit(visit).filter(({ id }) => !corrected.some((entry) => entry.id === id));
  const isAtWork = (id: string) => crew.includes(id) && tapsOf(visit, id).finishedAt === undefined;
  const counted = [...corrected, ...tapped].filter(({ welderId }) => !isAtWork(welderId));
  return { ...fields, hours: hoursAtVisit(counted) };
}

/** An entry's new id and its possible old one. */
function idsOf(entry: TappedEntry, ofTry: HoursOfTry | undefined) {
  const ended = ofTry?.visit && ofTry.whose.includes(entry.welderId);
  const [id, formerId] = ended ? [idOfTry(entry), entry.id] : [entry.id, idOfTry(entry)];
  return { ...entry, id, formerId };
}

async function moveEntry(
  batch: Batch,
  document: QueryDocumentSnapshot<WorkEntry>,
  fields: Partial<WorkEntry>,
): Promise<void> {
  const entry = document.data();
  if (isDeepStrictEqual({ ...entry, ...fields }, entry)) return;
  const updatedAt = nextVersion(entry.updatedAt);
  const { ref, updateTime } = document;
  batch.update(ref, await workEntries.encodeUpdate({ ...fields, updatedAt }), { lastUpdateTime: updateTime });
}

function workedTimes({ start, end, minutes }: Pick<WorkEntry, 'start' | 'end' | 'minutes'>) {
  return { start, end, minutes };
}

function jobOf({ projectId, clientId, title: job }: Appointment) {
  return { projectId, clientId, job };
}

/** The fields of an entry that ignores later taps. */
function markOf(
  { welderId }: Pick<WorkEntry, 'welderId'>,
  ofTry: HoursOfTry | undefined,
): Partial<Pick<WorkEntry, 'correctedBy' | 'reason' | 'cannotDo'>> {
  if (!ofTry) return {};
  const { visit, correctedBy, reason } = ofTry;
  if (!visit) return { correctedBy: undefined, reason: undefined, cannotDo: undefined };
  return ofTry.whose.includes(welderId) ? { correctedBy, reason, cannotDo: true } : {};
}

/** Whether an undo restores the try of this entry. Its times tell it from another try with the same reason. */
function isOfTry(
  { welderId, start, end, correctedBy, reason, cannotDo }: WorkEntry,
  restored: Appointment,
  ofTry: HoursOfTry | undefined,
): boolean {
  if (!ofTry || ofTry.visit || !cannotDo) return false;
  const { onMyWayAt, startedAt } = tapsOf(restored, welderId);
  const isSince = [onMyWayAt, startedAt].some((at) => at !== undefined && toMinute(at) <= start);
  const isUntil = end <= toMinute(ofTry.tapped);
  return isSince && isUntil && correctedBy === ofTry.correctedBy && reason === ofTry.reason;
}
