import { chicagoDate } from '@welding/domain/values/chicago-day';
import { toChicagoWallTime } from '@welding/domain/values/chicago-time';
import { type CsvCell, csvDataRow, csvRow } from '@welding/domain/values/csv-row';
import { wholesOf } from '#store/apart.ts';
import type { EntityCollection } from '#store/entity-collection.ts';
import { pagesOf } from '#store/query.ts';

/** Excel takes a file without it for one of another alphabet; others do not mind it (RFC 3629, section 6). */
const byteOrderMark = '\ufeff';
const pageSize = 500;

/** Chicago days, both of them included; one that is missing has no bound. */
export type Period = { readonly from?: string | undefined; readonly to?: string | undefined };

/** Begins a file; the first page is there when it resolves. */
export type BeginFile = (period: Period) => Promise<AsyncIterable<string>>;

type RowsFile<Entity, Beside> = {
  readonly headings: readonly string[];
  /** What the rows of a page say beside its own entities, such as names. */
  readonly lookUp: (page: readonly Entity[]) => Promise<Beside>;
  /** The rows of one entity that are of the period, in the order of `headings`; none leaves it out. */
  readonly rowsOf: (entity: Entity, beside: Beside, period: Period) => readonly (readonly CsvCell[])[];
  /**
   * One that cannot be read is an UnreadableDocumentError, and breaks the file off on a later page: books do not lack an entry.
   */
  readonly isForBooks?: boolean;
  /** A program imports it: each cell as it is, and the first heading without a mark before it. */
  readonly isForProgram?: boolean;
};

/** A CSV of a collection, written while the collection is read. */
export function rowsFile<Entity extends { id: string }, Beside>(
  collection: EntityCollection<Entity>,
  { headings, lookUp, rowsOf, isForBooks = false, isForProgram = false }: RowsFile<Entity, Beside>,
): BeginFile {
  const rowText = isForProgram ? csvDataRow : csvRow;
  return async (period) => {
    const written = async (page: readonly Entity[]) => {
      const [entities, beside] = await Promise.all([wholesOf(collection, page), lookUp(page)]);
      return entities
        .flatMap((entity) => rowsOf(entity, beside, period))
        .map(rowText)
        .join('');
    };
    const pages = pagesOf(collection, pageSize, isForBooks);
    const first = await pages.next();
    return (async function* () {
      yield (isForProgram ? '' : byteOrderMark) + rowText(headings);
      if (!first.done) yield await written(first.value);
      for await (const page of pages) yield await written(page);
    })();
  };
}

/** Whether what happened at an instant is of a period; what has not happened is of none but the one without bounds. */
export function isIn({ from, to }: Period, instant: string | undefined): boolean {
  if (from === undefined && to === undefined) return true;
  if (instant === undefined) return false;
  return isDayIn({ from, to }, chicagoDate(new Date(instant)));
}

/** Whether a Chicago day is of a period. */
export function isDayIn({ from, to }: Period, day: string): boolean {
  return (from === undefined || day >= from) && (to === undefined || day <= to);
}

/** A time of Chicago's clock as spreadsheets read it: 2027-03-14 15:10. */
export function wallTime(instant: string | undefined): string | undefined {
  return instant === undefined ? undefined : toChicagoWallTime(new Date(instant)).replace('T', ' ');
}
