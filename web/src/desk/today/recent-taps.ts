import { takeBackMs, takenBackKinds } from '@welding/domain/entities/take-back';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
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
