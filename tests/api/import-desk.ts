import { randomUUID } from 'node:crypto';
import {
  importPreviewSchema,
  importResponseSchema,
  importRestSchema,
} from '@welding/domain/entities/import-request';
import { listMade } from '../../functions/src/imports/import-pages.ts';
import { imports } from '../../functions/src/imports/imports.ts';
import type { CallOptions } from './call-api.ts';
import { callDesk } from './call-api.ts';
import { read } from './money.ts';

type Rows = readonly Readonly<Record<string, string>>[];

/** The owner's calls to import files and to undo it. */
export function importDesk(bearer: () => string, base?: () => string) {
  const call = (method: string, path: string, json: unknown, options: CallOptions = {}) =>
    callDesk(method, path, json, {
      bearer: bearer(),
      key: randomUUID(),
      ...(base && { base: base() }),
      ...options,
    });
  const send = (kind: string, rows: Rows, more: object = {}, key: string = randomUUID()) =>
    call('POST', 'imports', { kind, rows, apply: true, ...more }, { key });
  const takeBack = (id: string) =>
    call('DELETE', `imports/${id}`, undefined, { headers: { Accept: 'application/json' } });
  return {
    preview: async (kind: string, rows: Rows) =>
      read(importPreviewSchema, await call('POST', 'imports', { kind, rows, apply: false })).rows,
    send,
    apply: async (kind: string, rows: Rows, more: object = {}) =>
      read(importResponseSchema, await send(kind, rows, more)),
    takeBack,
    /** Calls as often as the page does. */
    takeAllBack: async (id: string) => {
      for (;;) if (read(importRestSchema, await takeBack(id)).left === 0) return;
    },
  };
}

/** What the rows of an import made, in their order. */
export async function madeBy(importId: string) {
  const stored = (await (await imports()).doc(importId).get()).data();
  const made = await listMade(stored ?? { id: importId, made: [] });
  return made.toSorted((one, other) => (one.row ?? 0) - (other.row ?? 0));
}

export const somebody = () => ({ name: `Dana ${randomUUID()}`, email: `${randomUUID()}@example.com` });
