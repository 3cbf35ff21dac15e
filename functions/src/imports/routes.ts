import { importRequestSchema, takeBackMs } from '@welding/domain/entities/import-request';
import { actorOf } from '@welding/domain/entities/staff';
import type { StoredImport } from '@welding/domain/entities/stored-import';
import { idempotencyKeyOf } from '#http/idempotency-key.ts';
import { json, nothing, withId } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';
import { applyImport, listImports, previewImport } from './imports.ts';
import { takeBackImport } from './take-back-import.ts';

const roles = ['owner'] as const;

/** POST /api/desk/imports: 200 and what each row would do; with `apply` 201 and what was done, once for each Idempotency-Key. */
export const importRows = staffRoute({
  method: 'POST',
  path: '/api/desk/imports',
  roles,
  read: json(importRequestSchema),
  answer: async (body, { staff, idempotencyKey }) => {
    if (!body.apply) return { status: 200, json: { rows: await previewImport(body) } };
    const once = idempotencyKeyOf(idempotencyKey, 'imports', staff.id, body);
    return { status: 201, json: shown(await applyImport(body, { actor: actorOf(staff), once })) };
  },
});

/** GET /api/desk/imports: 200 and the imports that may still be taken back, newest first. */
export const showImports = staffRoute({
  method: 'GET',
  path: '/api/desk/imports',
  roles,
  read: nothing,
  answer: async () => {
    const found = await listImports(new Date(Date.now() - takeBackMs));
    const listed = found.map((stored) => ({ ...shown(stored), kind: stored.kind, at: stored.at }));
    return { status: 200, json: { imports: listed } };
  },
});

/** DELETE /api/desk/imports/{id}: 200 and how much is left to take back; 409 says what was used since. */
export const deleteImport = staffRoute({
  method: 'DELETE',
  path: '/api/desk/imports/:id',
  roles,
  read: withId,
  answer: async ({ id }) => ({ status: 200, json: await takeBackImport(id) }),
});

function shown({ id, created, joined, skipped }: StoredImport) {
  return { id, created, joined, skipped };
}
