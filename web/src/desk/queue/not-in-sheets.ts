import { dollarsSchema } from '@welding/domain/values/given-number';
import { idSchema } from '@welding/domain/values/text-fields';
import { useMemo, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import type { Queued } from '#pwa/queue/queue.ts';
import type { QueueKind } from '#pwa/queue/queue-kind.ts';
import { deskPrefix } from '#shared/api/app-of-origin.ts';
import { deviceStorage } from '#shared/storage/web-storage.ts';
import { collectedCashKind, collectedCashSchema, deskQueue, extraWorkKind } from './queued-kinds.ts';
import { useQueuedCash, useQueuedExtraWork } from './use-desk-queue.ts';

type Noted<Body, Done> = {
  readonly key: string;
  readonly schema: z.ZodMiniType<Done>;
  readonly kind: QueueKind<Body>;
  readonly useItems: () => readonly Queued<Body>[];
  readonly doneOf: (body: Body) => Done;
  /** The time of the work, which identifies it. */
  readonly timeOf: (done: Done) => string;
};

/** Notes what was done on this device until a job sheet includes it, because the queue drops it when sent. */
function noted<Body, Done>({ key, schema, kind, useItems, doneOf, timeOf }: Noted<Body, Done>) {
  const storageKey = `${deskPrefix}${key}`;
  const listeners = new Set<() => void>();
  /** Cached per text, because signing out erases the storage underneath. */
  let parsed: { readonly text: string | null; readonly notes: readonly Done[] } = { text: null, notes: [] };
  const notes = (): readonly Done[] => {
    const text = deviceStorage.read(storageKey);
    if (text !== parsed.text) {
      parsed = { text, notes: z.array(schema).safeParse(deviceStorage.readJson(storageKey)).data ?? [] };
    }
    return parsed.notes;
  };
  const store = (left: readonly Done[]) => {
    if (left.length > 0) deviceStorage.write(storageKey, JSON.stringify(left));
    else deviceStorage.remove(storageKey);
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    /** Call this before queueing the work, so that no job sheet loads in between. */
    note: (done: Done) => store([...notes(), done]),
    /** Drops work that a newer job sheet includes, or that was refused. */
    forget: (times: readonly string[]) => {
      const left = notes().filter((done) => !times.includes(timeOf(done)));
      if (left.length < notes().length) store(left);
    },
    /** @returns the times of the sent work. Job sheets requested from now on include it. */
    sent: async (): Promise<readonly string[]> => {
      try {
        const waiting = kind.read(await deskQueue.list()).map(({ body }) => timeOf(doneOf(body)));
        return notes()
          .map(timeOf)
          .filter((time) => !waiting.includes(time));
      } catch {
        return [];
      }
    },
    /** Work that job sheets do not include yet, without refused items. */
    useNotInSheets: (): readonly Done[] => {
      const queued = useItems();
      const kept = useSyncExternalStore(subscribe, notes, notes);
      return useMemo(() => {
        const times = new Set(queued.map(({ body }) => timeOf(doneOf(body))));
        const waiting = queued.flatMap(({ body, returned }) => (returned ? [] : doneOf(body)));
        return [...waiting, ...kept.filter((done) => !times.has(timeOf(done)))];
      }, [queued, kept]);
    },
  };
}

/** Cash or a check taken on this device, sent or not. */
export type CollectedCash = z.infer<typeof collectedCashSchema>;

export const takenCash = noted({
  key: 'taken-cash',
  schema: collectedCashSchema,
  kind: collectedCashKind,
  useItems: useQueuedCash,
  doneOf: (cash): CollectedCash => cash,
  timeOf: ({ collected }) => collected.tappedAt,
});

const signedWorkSchema = z.object({ projectId: idSchema, total: dollarsSchema, at: z.string() });
/** Extra work signed on this device, sent or not. */
export type SignedWork = z.infer<typeof signedWorkSchema>;

export const signedWork = noted({
  key: 'signed-work',
  schema: signedWorkSchema,
  kind: extraWorkKind,
  useItems: useQueuedExtraWork,
  doneOf: ({ projectId, total, work: { at } }): SignedWork => ({ projectId, total, at }),
  timeOf: ({ at }) => at,
});
