import { toChicagoWallTime } from '@welding/domain/values/chicago-time';
import { type CsvCell, csvRow } from '@welding/domain/values/csv';
import { wholesOf } from '#data/apart.ts';
import type { EntityCollection } from '#data/collection.ts';
import { pagesOf } from '#data/pages.ts';

/** Excel takes a file without it for one of another alphabet; others do not mind it (RFC 3629, section 6). */
const byteOrderMark = '\ufeff';
const pageSize = 500;

/**
 * A CSV of a collection: a function that begins it. It is written while the collection is read; the first page is there when
 * it resolves. @param rowsOf the rows of one entity, in the order of `headings`; none leaves it out
 * @param isForBooks one that cannot be read is an UnreadableDocumentError, and breaks the file off on a later page: books do
 * not lack an entry
 */
export function rowsFile<Entity extends { id: string }>(
  collection: EntityCollection<Entity>,
  headings: readonly string[],
  rowsOf: (entity: Entity) => readonly (readonly CsvCell[])[],
  isForBooks = false,
): () => Promise<AsyncIterable<string>> {
  const written = async (page: readonly Entity[]) =>
    (await wholesOf(collection, page)).flatMap(rowsOf).map(csvRow).join('');
  return async () => {
    const pages = pagesOf(collection, pageSize, isForBooks);
    const first = await pages.next();
    return (async function* () {
      yield byteOrderMark + csvRow(headings);
      if (!first.done) yield await written(first.value);
      for await (const page of pages) yield await written(page);
    })();
  };
}

/** A time of Chicago's clock as spreadsheets read it: 2027-03-14 15:10. */
export function wallTime(instant: string | undefined): string | undefined {
  return instant === undefined ? undefined : toChicagoWallTime(new Date(instant)).replace('T', ' ');
}
