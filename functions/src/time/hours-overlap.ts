import type { Actor } from '@welding/domain/entities/audit-entry';
import type { WorkEntry } from '@welding/domain/entities/work-entry';
import { hoursOverlapText, overlapsOf, unconfirmedOverlaps } from '@welding/domain/entities/work-week';
import { errorCodes } from '@welding/domain/error-codes';
import { notFound, Refusal } from '#refusal.ts';
import { recordChange } from '#store/audit.ts';
import { retryConflicts } from '#store/conflicts.ts';
import { parseDocument, parseSnapshot } from '#store/documents.ts';
import { type Batch, newBatch } from '#store/firestore.ts';
import { readHourLedgers } from './read-hour-ledgers.ts';
import { entryDocumentsOfDays, listEntriesOfDays, workEntries } from './work-entries.ts';

type Times = Pick<WorkEntry, 'id' | 'welderId' | 'kind' | 'start' | 'end' | 'removed'>;
type Marked = Times & Pick<WorkEntry, 'overlaps' | 'mayOverlap'>;

/** Hours before and after a change: undefined for new and for deleted ones. */
export type ChangedHours = { readonly before?: Marked | undefined; readonly after?: Marked | undefined };

/**
 * Lets hours by hand overlap others of the same person once staff confirmed it.
 * @returns the field that keeps it @throws Refusal hours_overlap without a confirmation, with the other hours
 */
export async function allowOverlaps(
  entry: Marked,
  { despiteOverlap }: { readonly despiteOverlap?: boolean | undefined },
): Promise<Pick<WorkEntry, 'mayOverlap'>> {
  if (entry.removed) return {};
  const others = overlapsOf(entry, await listEntriesOfDays([entry]));
  if (others.length === 0) return {};
  if (despiteOverlap) return { mayOverlap: withOthers(entry, others) };
  const overlaps = others.map(({ id, start, end, job }) => ({ id, start, end, ...(job && { job }) }));
  throw new Refusal(errorCodes.hoursOverlap, hoursOverlapText(others), { overlaps });
}

function withOthers({ mayOverlap = [] }: Marked, others: readonly Times[]): string[] {
  return [...new Set([...mayOverlap, ...others.map(({ id }) => id)])];
}

/**
 * Marks hours that overlap others unconfirmed, and removes marks that no longer hold, on the days of the changed hours. Taps are
 * never refused, so their overlaps wait for the office. Of two changes at once, one runs again and finds the other. A mark is no
 * new version of its entry. Call it after the changes were added to the batch.
 */
export async function markOverlaps(batch: Batch, changes: readonly ChangedHours[]): Promise<void> {
  const touched = changes.flatMap(({ before, after }) =>
    [before, after].filter((entry) => entry !== undefined),
  );
  if (touched.length === 0) return;
  const changed = new Set(touched.map(({ id }) => id));
  // Read before the hours, so that hours that are not read yet make the batch fail.
  const ledgers = await readHourLedgers(touched.map(({ welderId }) => welderId));
  const others = (await entryDocumentsOfDays(touched)).filter(({ id }) => !changed.has(id));
  const readAt = new Map(others.map(({ id, updateTime }) => [id, updateTime]));
  const entries: Marked[] = [
    ...parseSnapshot({ docs: others }),
    ...changes.flatMap(({ after }) => after ?? []),
  ];
  const marked = unconfirmedOverlaps(entries);
  ledgers.touch(batch);
  const collection = await workEntries();
  for (const { id, overlaps = false } of entries) {
    const isMarked = marked.has(id);
    if (isMarked === overlaps) continue;
    const lastUpdateTime = readAt.get(id);
    batch.update(
      collection.doc(id).withConverter(null),
      await workEntries.encodeUpdate({ overlaps: isMarked || undefined }),
      ...(lastUpdateTime ? [{ lastUpdateTime }] : []),
    );
  }
}

/** Confirms the overlaps of marked hours, once. @throws Refusal not_found */
export async function confirmOverlap(id: string, actor: Actor): Promise<void> {
  await retryConflicts(async () => {
    const stored = await (await workEntries()).doc(id).get();
    const entry = parseDocument(stored);
    if (!entry || !stored.updateTime) throw notFound();
    if (!entry.overlaps) return;
    const mayOverlap = withOthers(entry, overlapsOf(entry, await listEntriesOfDays([entry])));
    const batch = await newBatch();
    batch.update(stored.ref.withConverter(null), await workEntries.encodeUpdate({ mayOverlap }), {
      lastUpdateTime: stored.updateTime,
    });
    await markOverlaps(batch, [{ before: entry, after: { ...entry, mayOverlap } }]);
    const { clientId } = entry;
    await recordChange(batch, {
      actor,
      action: 'confirmed the overlap of',
      entity: 'workEntry',
      entityId: id,
      changes: [],
      ...(clientId && { clientId }),
    });
    await batch.commit();
  });
}
