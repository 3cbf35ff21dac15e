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
  /** 200 and what each row would do; with `apply` 201 and what was done. */
  desk.post('/imports', owner, importRequestSchema, async (body, by) =>
    body.apply
      ? shown(await applyImport(body, by))
      : new Reply({ status: 200, json: { rows: await previewImport(body) } }),
  ),
  /** The imports that may still be taken back, newest first. */
  desk.get('/imports', owner, nothing, async () => {
    const found = await listImports(new Date(Date.now() - undoImportMs));
    return { imports: found.map((stored) => ({ ...shown(stored), kind: stored.kind, at: stored.at })) };
  }),
  /** How much is left to take back; 409 names what was used since. */
  desk.delete('/imports/:id', owner, nothing, (_, _by, id) => undoImport(id)),
];

function shown({ id, created, joined, skipped }: StoredImport) {
  return { id, created, joined, skipped };
}
