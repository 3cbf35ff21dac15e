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

const runSchema = z.object({
  kind: z.enum(importKinds),
  fileName: z.string(),
  startedAt: z.number(),
  rows: z.array(z.record(z.string(), z.string())),
  /** Each row's number in the file. */
  numbers: z.array(z.number()),
  /** Each request's rows and its Idempotency-Key, so that a repeated request stores nothing twice. */
  parts: z.array(z.object({ from: z.number(), to: z.number(), key: z.uuid() })),
  sentParts: z.number(),
  /** The import on the server, from the first part on. */
  importId: z.optional(z.string()),
});
/** An import under way, kept on this device, so that it goes on after the page was closed. */
export type StoredRun = z.infer<typeof runSchema>;

type NumberedRow = { readonly at: number; readonly row: ImportRow<ImportKind> };

/** An import of these rows, of which nothing is sent yet. */
export function newRun(kind: ImportKind, fileName: string, numbered: readonly NumberedRow[]): StoredRun {
  const rows = numbered.map(({ row }) => z.record(z.string(), z.string()).parse(row));
  return {
    ...{ kind, fileName, startedAt: Date.now(), rows, numbers: numbered.map(({ at }) => at), sentParts: 0 },
    parts: partsOf(rows).map((part) => ({ ...part, key: crypto.randomUUID() })),
  };
}

function partsOf(rows: readonly unknown[]): { from: number; to: number }[] {
  const parts: { from: number; to: number }[] = [];
  let bytes = 0;
  for (const [index, row] of rows.entries()) {
    const size = new TextEncoder().encode(JSON.stringify(row)).length;
    const last = parts.at(-1);
    if (last && index - last.from < maxImportRows && bytes + size <= mostBytes) {
      last.to = index + 1;
      bytes += size;
    } else {
      parts.push({ from: index, to: index + 1 });
      bytes = size;
    }
  }
  return parts;
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

/** The import that was interrupted on this device; undefined for none, for an old one, and for one that this app cannot read. */
export async function findRun(): Promise<StoredRun | undefined> {
  if (!(await databaseExists(name))) return undefined;
  const found: unknown = await use((database) => database.get(store, store));
  const run = runSchema.safeParse(found).data;
  return run && Date.now() - run.startedAt < longestMs ? run : undefined;
}

/** Keeps an import, or removes the kept one. */
export async function keepRun(run: StoredRun | undefined): Promise<void> {
  await use(async (database) => {
    if (run) await database.put(store, run, store);
    else await database.delete(store, store);
  });
}
