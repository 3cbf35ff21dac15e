import {
  type Busy,
  type CalendarDay,
  type ConflictRules,
  calendarDayId,
  calendarDaySchema,
} from '@welding/domain/booking/busy';
import type { RecurringBlock } from '@welding/domain/booking/recurring-block';
import { addDays } from '@welding/domain/values/chicago-day';
import { parseDocument, parseSnapshot } from '#store/documents.ts';
import { entityCollection } from '#store/entity-collection.ts';
import type { Batch, Timestamp } from '#store/firestore.ts';
import { declareQuery, getDocuments } from '#store/query.ts';

/*
 * One document per welder and Chicago day holds the times taken. Every change of time updates it in the same batch, which
 * fails if the document changed in between, so that only one of two competing bookings succeeds. A visit is entered in every
 * day that it or the longest gap after it touches, so that two visits too close together always share a document, even
 * over midnight.
 */

export const calendarDays = entityCollection('calendarDays', calendarDaySchema);

const daysByDate = declareQuery({
  collection: 'calendarDays',
  equal: [],
  order: { field: 'date', direction: 'asc' },
});

const daysOfWelders = declareQuery({
  collection: 'calendarDays',
  equal: ['welderId'],
  order: { field: 'date', direction: 'asc' },
});

export type DayRules = Omit<ConflictRules, 'now'> & { readonly recurring: readonly RecurringBlock[] };

export type ReadDay = { readonly busy: readonly Busy[]; readonly changedAt: Timestamp | undefined };

/** A day's taken times, and the version that was read. */
export async function readDay(id: string): Promise<ReadDay> {
  return (await readDays([id])).get(id) ?? { busy: [], changedAt: undefined };
}

/** Several days' taken times by their ids, and the versions that were read. */
export async function readDays(ids: readonly string[]): Promise<Map<string, ReadDay>> {
  const found = await getDocuments(await calendarDays(), ids);
  return new Map(
    found.map((document) => {
      const { busy = [] } = parseDocument(document) ?? {};
      return [document.id, { busy, changedAt: document.updateTime }];
    }),
  );
}

/**
 * Writes a day on the condition that it is unchanged since it was read.
 * @throws Refusal bad_request for times that would not be read as they were given
 */
export async function writeDay(
  batch: Batch,
  id: string,
  busy: readonly Busy[],
  changedAt: Timestamp | undefined,
): Promise<void> {
  const document = (await calendarDays()).doc(id).withConverter(null);
  const stored = busy
    .toSorted((one, other) => (one.start < other.start ? -1 : 1))
    .map(({ start, end, until, ...rest }) => ({
      ...rest,
      start: new Date(start),
      end: new Date(end),
      ...(until && { until: new Date(until) }),
    }));
  const [welderId = '', date = ''] = id.split('_');
  // Times inside a list are stored as times, which the collection's encoding does not do.
  const fields = { ...(await calendarDays.encodeFields({ welderId, date, busy: [...busy] })), busy: stored };
  if (changedAt) batch.update(document, fields, { lastUpdateTime: changedAt });
  else batch.create(document, fields);
}

export async function findEntry(welderId: string, date: string, id: string): Promise<Busy | undefined> {
  const { busy } = await readDay(calendarDayId(welderId, date));
  return busy.find((entry) => entry.id === id);
}

/** As many as the staff that are read. A day that is cut off would look free. */
const mostWelders = 1_000;

/** The taken times of at most thirty welders on the Chicago days from `first` to `last`, both included. */
export async function listDaysOf(
  welderIds: readonly string[],
  first: string,
  last: string,
): Promise<CalendarDay[]> {
  const range = { after: addDays(first, -1), before: addDays(last, 1) };
  return parseSnapshot(await daysOfWelders(await calendarDays(), [welderIds], range).get());
}

/** Everyone's taken times on the Chicago days from `first` to `last`, both included. */
export async function listDays(first: string, last: string): Promise<CalendarDay[]> {
  const range = { after: addDays(first, -1), before: addDays(last, 1) };
  const dayCount = (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1;
  const query = daysByDate(await calendarDays(), [], range).limit(dayCount * mostWelders);
  return parseSnapshot(await query.get());
}
