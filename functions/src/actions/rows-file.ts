import { toChicagoWallTime } from '@welding/domain/values/chicago-time';
import { type CsvCell, csvRow } from '@welding/domain/values/csv';
import type { EntityCollection } from '#data/collection.ts';
import { pagesOf } from '#data/pages.ts';

/** Excel takes a file without it for one of another alphabet; others do not mind it (RFC 3629, section 6). */
const byteOrderMark = '\ufeff';
const pageSize = 500;

/**
 * A CSV of a collection: a function that begins it. It is written while the collection is read; the first page is there when
 * it resolves. @param rowsOf the rows of one entity, in the order of `headings`; none leaves it out
 */
export function rowsFile<Entity>(
  collection: EntityCollection<Entity>,
  headings: readonly string[],
  rowsOf: (entity: Entity) => readonly (readonly CsvCell[])[],
): () => Promise<AsyncIterable<string>> {
  const written = (page: readonly Entity[]) => page.flatMap(rowsOf).map(csvRow).join('');
  return async () => {
    const pages = pagesOf(collection, pageSize);
    const first = await pages.next();
    return (async function* () {
      yield byteOrderMark + csvRow(headings);
      if (!first.done) yield written(first.value);
      for await (const page of pages) yield written(page);
    })();
  };
}

/** A time of Chicago's clock as spreadsheets read it: 2027-03-14 15:10. */
export function wallTime(instant: string | undefined): string | undefined {
  return instant === undefined ? undefined : toChicagoWallTime(new Date(instant)).replace('T', ' ');
}
