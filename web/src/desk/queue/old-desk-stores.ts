import * as z from 'zod/mini';
import type { OldStore } from '#pwa/queue/carry-over.ts';
import { oldDeskDatabases } from './desk-queue-exists.ts';
import { projectPhotoKind } from './project-photo-kind.ts';
import { visitTapKind } from './visit-tap-kind.ts';

const oldEntry = {
  key: z.string(),
  personId: z.string(),
  busySince: z.optional(z.number()),
  returned: z.optional(z.string()),
};
const oldTapSchema = z.object({
  ...oldEntry,
  appointmentId: z.string(),
  visitName: z.string(),
  tap: z.unknown(),
});
const oldPhotoSchema = z.object({
  ...oldEntry,
  projectId: z.string(),
  list: z.string(),
  bytes: z.instanceof(ArrayBuffer),
  sentParts: z.optional(z.number()),
});

/** Until November 2026 taps and photos waited in two databases. */
export const oldDeskStores: readonly OldStore[] = [
  {
    database: oldDeskDatabases.taps,
    store: 'taps',
    convert: (entry) => {
      const { data } = oldTapSchema.safeParse(entry);
      if (!data) return undefined;
      const { appointmentId, visitName, tap } = data;
      return { ...carried(data), kind: visitTapKind.name, body: { appointmentId, visitName, tap } };
    },
  },
  {
    database: oldDeskDatabases.photos,
    store: 'photos',
    convert: (entry) => {
      const { data } = oldPhotoSchema.safeParse(entry);
      if (!data) return undefined;
      const { projectId, list, bytes: contents, sentParts } = data;
      return {
        ...carried(data),
        kind: projectPhotoKind.name,
        body: { projectId, list },
        contents,
        sentParts,
      };
    },
  },
];

type OldEntry = {
  readonly key: string;
  readonly personId: string;
  readonly busySince?: number | undefined;
  readonly returned?: string | undefined;
};

function carried({ key: id, personId: owner, busySince, returned: message }: OldEntry) {
  const returned = message === undefined ? undefined : { reason: 'refused' as const, message };
  return { id, owner, busySince, returned };
}
