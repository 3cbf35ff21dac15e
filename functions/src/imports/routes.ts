import { importRequestSchema, maxImportBytes, undoImportMs } from '@welding/domain/entities/import-request';
import type { StoredImport } from '@welding/domain/entities/stored-import';
import { json, nothing } from '#http/readers.ts';
import { desk, owner, Reply } from '#http/resource-routes.ts';
import { listMade } from './import-pages.ts';
import { applyImport, listImports, previewImport } from './imports.ts';
import { showImport } from './show-import.ts';
import { undoImport } from './undo-import.ts';

/** So that the page can say how far it is, and no call takes too long. */
const longestCallMs = 4_000;

function timeLeft(): () => boolean {
  const start = performance.now();
  return () => performance.now() - start < longestCallMs;
}

export const routes = [
  /** 200 with each row's outcome; with `apply` 201 with the totals of the stored import. */
  desk.post('/imports', owner, json(importRequestSchema, maxImportBytes), async (body, by) =>
    body.apply
      ? shown(await applyImport(body, by))
      : new Reply({ status: 200, json: { rows: await previewImport(body) } }),
  ),
  /** The imports that can still be undone, newest first. */
  desk.get('/imports', owner, nothing, async () => {
    const found = await listImports(new Date(Date.now() - undoImportMs));
    return {
      imports: await Promise.all(
        found.map(async ({ kind, at, shownAt, undoingSince, undoRows, ...stored }) => ({
          ...shown(stored),
          kind,
          at,
          ...(shownAt && { shownAt }),
          ...(undoingSince && { undoingSince, undoRows, left: (await listMade(stored)).length }),
        })),
      ),
    };
  }),
  /** Shows the open balances of an import on their clients' portals; as often as one likes, until none is left. */
  desk.step('/imports/:id/show', owner, nothing, (_, { actor }, id) => showImport(id, actor, timeLeft())),
  /** The number of rows left to take back; 409 names the rows that were used since, and then takes back nothing. */
  desk.delete('/imports/:id', owner, nothing, (_, { actor }, id) => undoImport(id, actor, timeLeft())),
];

function shown({
  id,
  created,
  joined,
  skipped,
}: Pick<StoredImport, 'id' | 'created' | 'joined' | 'skipped'>) {
  return { id, created, joined, skipped };
}
