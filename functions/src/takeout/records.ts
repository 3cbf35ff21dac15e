import { fieldLabel } from '@welding/domain/entities/audit-words';
import { recordsFolder } from '@welding/domain/entities/takeout';
import { toChicagoWallTime } from '@welding/domain/values/chicago-time';
import { type CsvCell, csvRow } from '@welding/domain/values/csv-row';
import { inLanguage } from '#language.ts';
import { encodeFields } from '#store/exact-json.ts';
import { type RawDocument, readRawPage } from '#store/query.ts';
import type { Kept } from './kept-collections.ts';
import type { MadeEntry, TakeoutPosition } from './position.ts';

const pageSize = 300;
/** An entry ends with the page that exceeds one of these. */
const mostCharacters = 2_000_000;
const mostRows = 10_000;
const byteOrderMark = '\ufeff';
/** Spreadsheets cut cells at 32,767 characters. */
const longestCell = 5_000;

type KeptCollection = Kept & { readonly name: string };

/** The documents of a collection as lines of exact JSON. */
export async function* recordEntries(
  collection: KeptCollection,
  start: TakeoutPosition,
): AsyncGenerator<MadeEntry> {
  const columns = new Set(start.columns);
  const line = async ({ id, fields }: RawDocument) => {
    const encoded = await encodeFields(fields);
    for (const field of Object.keys(encoded)) columns.add(field);
    return `${JSON.stringify({ id, fields: encoded })}\n`;
  };
  let { totals } = start;
  for await (const { text, documents, after, entries } of chunksOf(collection, start, line)) {
    totals = { ...totals, documents: totals.documents + documents };
    const name = `${recordsFolder}${collection.name}/${String(entries).padStart(5, '0')}.jsonl`;
    const position = { ...start, after, entries, totals, columns: [...columns] };
    yield { name, bytes: Buffer.from(text), isDeflated: true, documents, position };
  }
}

/** The same documents as a table for people, in Chicago time. Its columns are the fields found in the documents. */
export async function* tableEntries(
  collection: KeptCollection,
  start: TakeoutPosition,
): AsyncGenerator<MadeEntry> {
  const { notInTable = [] } = collection;
  const columns = start.columns.filter((field) => !notInTable.includes(field));
  const row = async ({ id, fields }: RawDocument) => {
    const encoded = await encodeFields(fields);
    return csvRow([id, ...columns.map((field) => cellOf(encoded[field]))]);
  };
  // The other spreadsheet files are in English, too.
  const headings = inLanguage('en', () => csvRow(['id', ...columns.map(fieldLabel)]));
  for await (const { text, after, entries } of chunksOf(collection, start, row)) {
    const name = `tables/${collection.name}${entries > 1 ? `-${entries}` : ''}.csv`;
    const bytes = Buffer.from(`${byteOrderMark}${headings}${text}`);
    yield { name, bytes, isDeflated: true, position: { ...start, after, entries } };
  }
}

type Chunk = {
  readonly text: string;
  readonly documents: number;
  readonly after: string | undefined;
  readonly entries: number;
};

async function* chunksOf(
  { name: collection, except }: KeptCollection,
  { at, ...start }: TakeoutPosition,
  write: (document: RawDocument) => Promise<string>,
): AsyncGenerator<Chunk> {
  let { after, entries } = start;
  for (let isOver = false; !isOver; ) {
    let [text, documents] = ['', 0];
    while (!isOver && text.length < mostCharacters && documents < mostRows) {
      const page = await readRawPage({ collection, after, limit: pageSize, at });
      for (const document of page) {
        if (except && document.fields[except.field] === except.is) continue;
        text += await write(document);
        documents += 1;
      }
      after = page.at(-1)?.id ?? after;
      isOver = page.length < pageSize;
    }
    if (documents > 0) {
      entries += 1;
      yield { text, documents, after, entries };
    }
  }
}

/** @param value exact JSON */
function cellOf(value: unknown): CsvCell {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return shortened(value);
  if (Array.isArray(value)) return shortened(value.map((part) => cellOf(part) ?? '').join(', '));
  if (typeof value !== 'object') return undefined;
  const { $time: time } = { $time: undefined, ...value };
  if (typeof time === 'string') return toChicagoWallTime(new Date(time)).replace('T', ' ');
  const parts = Object.entries(value).map(([key, part]) => `${fieldLabel(key)}: ${cellOf(part) ?? ''}`);
  return shortened(parts.join('; '));
}

function shortened(text: string): string {
  return text.length > longestCell ? `${text.slice(0, longestCell)}…` : text;
}
