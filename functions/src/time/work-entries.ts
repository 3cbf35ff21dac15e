import { workRateSchema } from '@welding/domain/entities/staff-rate';
import { type TappedEntry, type WorkEntry, workEntrySchema } from '@welding/domain/entities/work-entry';
import { addDays, chicagoDate, chicagoDayBounds, chicagoInstant } from '@welding/domain/values/chicago-day';
import { guardProject } from '#projects/projects.ts';
import { nextVersion } from '#store/change-entity.ts';
import { parseSnapshot, readSnapshot } from '#store/documents.ts';
import { entityCollection } from '#store/entity-collection.ts';
import type { Batch, QueryDocumentSnapshot } from '#store/firestore.ts';
import { declareQuery, findByIds, listOfProjects, type QueryRange } from '#store/query.ts';
import { findRates } from './staff-rates.ts';

export const workEntries = entityCollection('workEntries', workEntrySchema, {
  audit: 'workEntry',
  guard: guardProject,
});

/** Hourly rates at the time of each entry, stored separately because welders and office read entries. */
const workRates = entityCollection('workRates', workRateSchema);

const entriesOfVisit = declareQuery({ collection: 'workEntries', equal: ['visitId'] });
const entriesOfProject = declareQuery({ collection: 'workEntries', equal: ['projectId'] });
const entriesByStart = declareQuery({
  collection: 'workEntries',
  equal: [],
  order: { field: 'start', direction: 'asc' },
});
const entriesOfWelder = declareQuery({
  collection: 'workEntries',
  equal: ['welderId'],
  order: { field: 'start', direction: 'asc' },
});

/** The documents of a visit's entries, including entries by hand and removed ones. */
export async function entryDocumentsOf(visitId: string): Promise<QueryDocumentSnapshot<WorkEntry>[]> {
  return (await entriesOfVisit(await workEntries(), [visitId]).get()).docs;
}

/**
 * All entries of a Chicago week, or one welder's, including removed ones.
 * @param week its Monday @throws UnreadableDocumentError
 */
export async function listEntriesOfWeek(week: string, welderId?: string): Promise<WorkEntry[]> {
  const collection = await workEntries();
  const range = between(chicagoInstant(week, '00:00'), chicagoInstant(addDays(week, 7), '00:00'));
  const found =
    welderId === undefined
      ? entriesByStart(collection, [], range)
      : entriesOfWelder(collection, [welderId], range);
  return readSnapshot(await found.get());
}

/** A visit's entries, without removed ones. @throws UnreadableDocumentError */
export async function listEntriesOfVisit(visitId: string): Promise<WorkEntry[]> {
  const docs = await entryDocumentsOf(visitId);
  return readSnapshot({ docs }).filter(({ removed }) => !removed);
}

/** A project's entries, without removed ones. @throws UnreadableDocumentError */
export async function listEntriesOfProject(projectId: string): Promise<WorkEntry[]> {
  return (await listEntriesOfProjects([projectId])).get(projectId) ?? [];
}

/** All entries of the same people on the days of these entries, at any job, without unreadable ones. */
export async function listEntriesOfDays(
  entries: readonly Pick<WorkEntry, 'welderId' | 'start'>[],
): Promise<WorkEntry[]> {
  return parseSnapshot({ docs: await entryDocumentsOfDays(entries) });
}

/** The documents of `listEntriesOfDays`, with unreadable ones. */
export async function entryDocumentsOfDays(
  entries: readonly Pick<WorkEntry, 'welderId' | 'start'>[],
): Promise<QueryDocumentSnapshot<WorkEntry>[]> {
  const collection = await workEntries();
  const days = Map.groupBy(entries, ({ welderId, start }) => `${welderId} ${chicagoDate(new Date(start))}`);
  const found = [...days.values()].map(async ([entry]) => {
    if (!entry) return [];
    const { start, end } = chicagoDayBounds(chicagoDate(new Date(entry.start)));
    const ofDay = entriesOfWelder(collection, [entry.welderId], between(start, end));
    return (await ofDay.get()).docs;
  });
  return (await Promise.all(found)).flat();
}

/** A query's range excludes its ends. */
function between(from: Date, to: Date): QueryRange {
  return { after: new Date(from.getTime() - 1), before: to };
}

/** The entries of these projects by project, without removed ones. @throws UnreadableDocumentError */
export async function listEntriesOfProjects(
  projectIds: readonly string[],
): Promise<ReadonlyMap<string, WorkEntry[]>> {
  return await listOfProjects(await workEntries(), entriesOfProject, projectIds, (documents) =>
    readSnapshot({ docs: documents }).filter(({ removed }) => !removed),
  );
}

/** Cents an hour when each entry was made, by the entry's id. Entries without a rate are missing. Only for the owner. */
export async function findWorkRates(entryIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const found = await findByIds(await workRates(), entryIds);
  return new Map([...found].map(([id, { rate }]) => [id, rate]));
}

/** Adds new entries, each with its welder's current rate, to a batch. */
export async function addEntries(
  batch: Batch,
  made: readonly (TappedEntry & Partial<Pick<WorkEntry, 'correctedBy' | 'reason' | 'cannotDo'>>)[],
): Promise<void> {
  if (made.length === 0) return;
  const collection = await workEntries();
  const createdAt = new Date().toISOString();
  for (const entry of made) batch.create(collection.doc(entry.id), { ...entry, createdAt });
  await freezeRates(batch, made);
}

/** Adds today's rates of the welders to the batch of new entries. */
export async function freezeRates(
  batch: Batch,
  entries: readonly Pick<WorkEntry, 'id' | 'welderId'>[],
): Promise<void> {
  const collection = await workRates();
  const rates = await findRates(entries.map(({ welderId }) => welderId));
  for (const { id, welderId } of entries) {
    const rate = rates.get(welderId);
    if (rate !== undefined) batch.set(collection.doc(id), { id, rate });
  }
}

/** Deletes an entry in a batch, which fails when the entry changed since it was read. */
export async function dropEntry(
  batch: Batch,
  { ref, updateTime }: QueryDocumentSnapshot<WorkEntry>,
): Promise<void> {
  batch.delete(ref, { lastUpdateTime: updateTime });
  batch.delete((await workRates()).doc(ref.id));
}

/** Moves an entry and its rate to another id in a batch. */
export async function renameEntry(
  batch: Batch,
  document: QueryDocumentSnapshot<WorkEntry>,
  fields: Partial<WorkEntry> & Pick<WorkEntry, 'id'>,
): Promise<void> {
  const [entries, rates, entry] = [await workEntries(), await workRates(), document.data()];
  const rate = (await rates.doc(entry.id).get()).data();
  await dropEntry(batch, document);
  batch.create(entries.doc(fields.id), { ...entry, ...fields, updatedAt: nextVersion(entry.updatedAt) });
  if (rate) batch.set(rates.doc(fields.id), { ...rate, id: fields.id });
}
