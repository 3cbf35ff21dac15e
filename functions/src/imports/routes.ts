import {
  importRequestSchema,
  type StoredImport,
  undoImportMs,
} from '@welding/domain/entities/import-request';
import { nothing } from '#http/readers.ts';
import { desk, owner, Reply } from '#http/resource-routes.ts';
import { applyImport, listImports, previewImport } from './imports.ts';
import { undoImport } from './undo-import.ts';

export const routes = [
  /** 200 with each row's outcome; with `apply` 201 with the totals of the stored import. */
  desk.post('/imports', owner, importRequestSchema, async (body, by) =>
    body.apply
      ? shown(await applyImport(body, by))
      : new Reply({ status: 200, json: { rows: await previewImport(body) } }),
  ),
  /** The imports that can still be undone, newest first. */
  desk.get('/imports', owner, nothing, async () => {
    const found = await listImports(new Date(Date.now() - undoImportMs));
    return { imports: found.map((stored) => ({ ...shown(stored), kind: stored.kind, at: stored.at })) };
  }),
  /** The number of records left to delete; 409 names records used since the import. */
  desk.delete('/imports/:id', owner, nothing, (_, _by, id) => undoImport(id)),
];

function shown({ id, created, joined, skipped }: StoredImport) {
  return { id, created, joined, skipped };
}
