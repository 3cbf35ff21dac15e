import { takeBackMs, takenBackKinds } from '@welding/domain/entities/take-back';
import { useMemo, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { collectedCashSchema, type QueuedCash } from '#desk/queue/queued-kinds.ts';
import { useQueuedCash } from '#desk/queue/use-desk-queue.ts';
import { deskPrefix } from '#shared/api/app-of-origin.ts';
import { deviceStorage } from '#shared/storage/web-storage.ts';
import { serverNow } from '#shared/time/server-clock.ts';

const storageKey = `${deskPrefix}recent-taps`;

const recentTapsSchema = z.array(
  z.object({
    personId: z.string(),
    appointmentId: z.string(),
    visitName: z.string(),
    of: z.enum(takenBackKinds),
    tapped: z.string(),
    /** The typed text, for the form after an undo. */
    tap: z.optional(z.looseObject({})),
  }),
);
/** An action on this device within the last minute, sent or not. It can be undone. */
export type RecentTap = z.infer<typeof recentTapsSchema>[number];

let recent: readonly RecentTap[] | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

export function noteTap(tap: RecentTap): void {
  store([...current(), tap]);
}

export function forgetTap({ of, tapped }: RecentTap): void {
  store(current().filter((tap) => tap.of !== of || tap.tapped !== tapped));
}

/** The latest last. */
export function useRecentTaps(personId: string): readonly RecentTap[] {
  const taps = useSyncExternalStore(subscribe, current);
  return taps.some((tap) => tap.personId !== personId)
    ? taps.filter((tap) => tap.personId === personId)
    : taps;
}

/** In milliseconds since 1970. */
function endOf({ tapped }: RecentTap): number {
  return Date.parse(tapped) + takeBackMs;
}

function current(): readonly RecentTap[] {
  recent ??= (recentTapsSchema.safeParse(deviceStorage.readJson(storageKey)).data ?? []).filter(
    (tap) => endOf(tap) > serverNow().getTime(),
  );
  return recent;
}

function store(taps: readonly RecentTap[]): void {
  recent = taps;
  if (taps.length > 0) deviceStorage.write(storageKey, JSON.stringify(taps));
  else deviceStorage.remove(storageKey);
  wait();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  wait();
  return () => listeners.delete(listener);
}

/** Removes each when its minute is over. */
function wait(): void {
  clearTimeout(timer);
  if (current().length === 0) return;
  const next = Math.min(...current().map(endOf)) - serverNow().getTime();
  timer = setTimeout(
    () => store(current().filter((tap) => endOf(tap) > serverNow().getTime())),
    Math.max(next, 0) + 1,
  );
}

const takenCashKey = `${deskPrefix}taken-cash`;

/** Cash or a check taken on this device, sent or not. */
export type TakenCash = QueuedCash['body'];

/** Cached per text, because signing out erases the storage underneath. */
let parsed: { readonly text: string | null; readonly cash: readonly TakenCash[] } = { text: null, cash: [] };

/** Notes collected money until a job sheet includes it, because the queue drops it when sent. */
export function noteCash(cash: TakenCash): void {
  takenCashStore([...notedCash(), cash]);
}

/**
 * Drops money that a newer job sheet includes, or that was refused.
 * @param taken when it was tapped
 */
export function forgetCash(taken: readonly string[]): void {
  const left = notedCash().filter(({ collected }) => !taken.includes(collected.tappedAt));
  if (left.length < notedCash().length) takenCashStore(left);
}

export function notedCash(): readonly TakenCash[] {
  const text = deviceStorage.read(takenCashKey);
  if (text !== parsed.text) {
    const { data = [] } = z.array(collectedCashSchema).safeParse(deviceStorage.readJson(takenCashKey));
    parsed = { text, cash: data };
  }
  return parsed.cash;
}

/** Money collected on this device that job sheets do not include yet, without refused items. */
export function useTakenCash(): readonly TakenCash[] {
  const queued = useQueuedCash();
  const notes = useSyncExternalStore(subscribeTakenCash, notedCash);
  return useMemo(() => {
    const times = new Set(queued.map(({ body }) => body.collected.tappedAt));
    return [
      ...queued.filter(({ returned }) => !returned).map(({ body }) => body),
      ...notes.filter(({ collected }) => !times.has(collected.tappedAt)),
    ];
  }, [queued, notes]);
}

function takenCashStore(cash: readonly TakenCash[]): void {
  if (cash.length > 0) deviceStorage.write(takenCashKey, JSON.stringify(cash));
  else deviceStorage.remove(takenCashKey);
  for (const listener of listeners) listener();
}

function subscribeTakenCash(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
