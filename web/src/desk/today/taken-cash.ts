import { useMemo, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { collectedCashSchema, type QueuedCash } from '#desk/queue/collected-cash-kind.ts';
import { useQueuedCash } from '#desk/queue/use-desk-queue.ts';
import { deskPrefix } from '#shared/api/desk-scope.ts';
import { deviceStorage } from '#shared/storage/web-storage.ts';

const storageKey = `${deskPrefix}taken-cash`;

/** Cash or a check that this device took, sent or not. */
export type TakenCash = QueuedCash['body'];

/** Parsed once for each text: signing out erases the storage under it. */
let parsed: { readonly text: string | null; readonly cash: readonly TakenCash[] } = { text: null, cash: [] };
const listeners = new Set<() => void>();

/** Notes money that is taken at a visit until a job sheet counts it: one that waits leaves the queue before. */
export function noteCash(cash: TakenCash): void {
  store([...notedCash(), cash]);
}

/** Forgets money that a newer job sheet counts, or that counts for nothing. @param taken when it was tapped */
export function forgetCash(taken: readonly string[]): void {
  const left = notedCash().filter(({ collected }) => !taken.includes(collected.tappedAt));
  if (left.length < notedCash().length) store(left);
}

/** The money that was noted, sent or not. */
export function notedCash(): readonly TakenCash[] {
  const text = deviceStorage.read(storageKey);
  if (text !== parsed.text) {
    const { data = [] } = z.array(collectedCashSchema).safeParse(deviceStorage.readJson(storageKey));
    parsed = { text, cash: data };
  }
  return parsed.cash;
}

/** What this device took that the job sheets do not count yet; what came back is not among it. */
export function useTakenCash(): readonly TakenCash[] {
  const queued = useQueuedCash();
  const notes = useSyncExternalStore(subscribe, notedCash);
  return useMemo(() => {
    const times = new Set(queued.map(({ body }) => body.collected.tappedAt));
    return [
      ...queued.filter(({ returned }) => !returned).map(({ body }) => body),
      ...notes.filter(({ collected }) => !times.has(collected.tappedAt)),
    ];
  }, [queued, notes]);
}

function store(cash: readonly TakenCash[]): void {
  if (cash.length > 0) deviceStorage.write(storageKey, JSON.stringify(cash));
  else deviceStorage.remove(storageKey);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
