import {
  type ImportKind,
  type ImportRow,
  importKinds,
  maxImportRows,
} from '@welding/domain/entities/import-request';
import { maxBodyBytes, tapWaitingDays } from '@welding/domain/values/limits';
import { openDB } from 'idb';
import * as z from 'zod/mini';
import { deskPrefix } from '#shared/api/app-of-origin.ts';
import { databaseExists } from '#shared/storage/web-storage.ts';

/** Leaves room for the request around the rows. */
const mostBytes = maxBodyBytes * 0.9;

/** A row that is not imported, with its number in the file. */
const leftOutSchema = z.object({ at: z.number(), name: z.string(), why: z.string() });
export type LeftOutRow = z.infer<typeof leftOutSchema>;

const rowsSchema = z.array(z.record(z.string(), z.string()));
const progressSchema = z.object({
  startedAt: z.number(),
  sentParts: z.number(),
  /** The import on the server, from the first part on. */
  importId: z.optional(z.string()),
});
const headSchema = z.extend(progressSchema, {
  kind: z.enum(importKinds),
  fileName: z.string(),
  /** Each row's number in the file. */
  numbers: z.array(z.number()),
  /** Each request's rows and its Idempotency-Key, so that a repeated request stores nothing twice. */
  parts: z.array(z.object({ from: z.number(), to: z.number(), key: z.uuid() })),
  leftOut: z.optional(z.array(leftOutSchema)),
});
type Row = z.infer<typeof rowsSchema>[number];
/** An import under way, kept on this device, so that it goes on after the page was closed. */
export type StoredRun = z.infer<typeof headSchema> & { readonly rows: readonly Row[] };

type NumberedRow = { readonly at: number; readonly row: ImportRow<ImportKind> };

/** The page can draw a frame after so many rows. */
const rowsAtOnce = 250;
const encoder = new TextEncoder();

/** An import of these rows, of which nothing is sent yet. */
export async function newRun(
  kind: ImportKind,
  fileName: string,
  numbered: readonly NumberedRow[],
  leftOut: LeftOutRow[] = [],
): Promise<StoredRun> {
  const rows: Row[] = [];
  const parts: StoredRun['parts'] = [];
  let bytes = 0;
  for (const [index, { row: read }] of numbered.entries()) {
    if (index % rowsAtOnce === rowsAtOnce - 1) await new Promise((resolve) => setTimeout(resolve));
    const row = Object.fromEntries(
      Object.entries(read).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    );
    rows.push(row);
    const size = encoder.encode(JSON.stringify(row)).length;
    const last = parts.at(-1);
    if (last && index - last.from < maxImportRows && bytes + size <= mostBytes) {
      last.to = index + 1;
      bytes += size;
    } else {
      parts.push({ from: index, to: index + 1, key: crypto.randomUUID() });
      bytes = size;
    }
  }
  const numbers = numbered.map(({ at }) => at);
  return { kind, fileName, startedAt: Date.now(), rows, numbers, parts, leftOut, sentParts: 0 };
}

/** The API knows the keys of requests a little longer. */
const longestMs = tapWaitingDays * 24 * 60 * 60_000;

/** Sign-out erases it with the desk's other databases. */
const name = `${deskPrefix}import`;
const store = 'run';

/** Opens the database per use, so that it never blocks a sign-out from erasing it. */
async function use<Result>(
  work: (database: Awaited<ReturnType<typeof open>>) => Promise<Result>,
): Promise<Result> {
  const database = await open();
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

const open = () => openDB(name, 1, { upgrade: (created) => void created.createObjectStore(store) });

const progressKey = 'progress';
const rowsKey = (part: number) => `rows ${part}`;

/** The import that was interrupted on this device; undefined for none, for an old one, and for one that this app cannot read. */
export async function findRun(): Promise<StoredRun | undefined> {
  if (!(await databaseExists(name))) return undefined;
  return await use(async (database) => {
    const run = headSchema.safeParse(await database.get(store, store)).data;
    if (!run || Date.now() - run.startedAt >= longestMs) return undefined;
    const progress = progressSchema.safeParse(await database.get(store, progressKey)).data;
    const rows: Row[] = [];
    for (const part of run.parts.keys()) {
      const found = rowsSchema.safeParse(await database.get(store, rowsKey(part))).data;
      if (!found) return undefined;
      rows.push(...found);
    }
    return { ...run, rows, ...(progress?.startedAt === run.startedAt && progress) };
  });
}

/** Keeps an import, or removes the kept one. Each part's rows have a record of their own, so that no write takes long. */
export async function keepRun(run: StoredRun | undefined): Promise<void> {
  await use(async (database) => {
    const { store: records, done } = database.transaction(store, 'readwrite');
    await records.clear();
    if (run) {
      const { rows, ...head } = run;
      await records.put(head, store);
      for (const [part, { from, to }] of run.parts.entries())
        await records.put(rows.slice(from, to), rowsKey(part));
    }
    await done;
  });
}

/** Keeps how far an import is, whose rows are kept already. */
export async function keepProgress({ startedAt, sentParts, importId }: StoredRun): Promise<void> {
  await use((database) =>
    database.put(store, { startedAt, sentParts, ...(importId && { importId }) }, progressKey),
  );
}
