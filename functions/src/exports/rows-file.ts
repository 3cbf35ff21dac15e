import { chicagoDate } from '@welding/domain/values/chicago-day';
import { toChicagoWallTime } from '@welding/domain/values/chicago-time';
import { type CsvCell, csvDataRow, csvRow } from '@welding/domain/values/csv-row';
import { leftOutText } from '@welding/domain/values/left-out';
import { wholesOf } from '#store/apart.ts';
import type { readEach, UnreadableDocumentError } from '#store/documents.ts';
import type { EntityCollection } from '#store/entity-collection.ts';
import { readPagesOf } from '#store/query.ts';

/** Without it Excel misreads the encoding; other programs ignore it (RFC 3629, section 6). */
const byteOrderMark = '\ufeff';
const pageSize = 500;

/** Chicago days, both included; a missing one sets no bound. */
export type Period = { readonly from?: string | undefined; readonly to?: string | undefined };

/** Resolves with the first page. */
export type BeginFile = (period: Period) => Promise<AsyncIterable<string>>;

type RowsFile<Entity, Beside> = {
  readonly headings: readonly string[];
  /** Reads further data for a page's rows, such as names. */
  readonly lookUp: (page: readonly Entity[]) => Promise<Beside>;
  /** An entity's rows within the period, in the order of `headings`; none leaves it out. */
  readonly rowsOf: (entity: Entity, beside: Beside, period: Period) => readonly (readonly CsvCell[])[];
  /** A program imports it, so cells are unescaped and the byte order mark is missing. */
  readonly isForProgram?: boolean;
};

type ReadPage<Entity> = ReturnType<typeof readEach<Entity>>;

/** A CSV of a collection, streamed while it is read. Its last line says what could not be read and is left out. */
export function rowsFile<Entity extends { id: string }, Beside>(
  collection: EntityCollection<Entity>,
  { headings, lookUp, rowsOf, isForProgram = false }: RowsFile<Entity, Beside>,
): BeginFile {
  const rowText = isForProgram ? csvDataRow : csvRow;
  return async (period) => {
    const written = async ({ entities: page, unreadable }: ReadPage<Entity>) => {
      leftOut.push(...unreadable);
      const [entities, beside] = await Promise.all([wholesOf(collection, page), lookUp(page)]);
      return entities
        .flatMap((entity) => rowsOf(entity, beside, period))
        .map(rowText)
        .join('');
    };
    const pages = readPagesOf(collection, pageSize);
    const leftOut: UnreadableDocumentError[] = [];
    const first = await pages.next();
    return (async function* () {
      yield (isForProgram ? '' : byteOrderMark) + rowText(headings);
      if (!first.done) yield await written(first.value);
      for await (const page of pages) yield await written(page);
      if (leftOut.length > 0)
        yield rowText([leftOutText(leftOut.map(({ collection: of, id }) => `${of}/${id}`))]);
    })();
  };
}

/** Whether an instant is within a period. A missing instant is only in a period without bounds. */
export function isIn({ from, to }: Period, instant: string | undefined): boolean {
  if (from === undefined && to === undefined) return true;
  if (instant === undefined) return false;
  return isDayIn({ from, to }, chicagoDate(new Date(instant)));
}

export function isDayIn({ from, to }: Period, day: string): boolean {
  return (from === undefined || day >= from) && (to === undefined || day <= to);
}

/** Chicago time in a format for spreadsheets: 2027-03-14 15:10. */
export function wallTime(instant: string | undefined): string | undefined {
  return instant === undefined ? undefined : toChicagoWallTime(new Date(instant)).replace('T', ' ');
}
