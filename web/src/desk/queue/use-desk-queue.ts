import { type Appointment, appointmentSchema } from '@welding/domain/entities/appointment';
import { idSchema } from '@welding/domain/values/text-fields';
import { useMemo, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import type { QueuedItem } from '#pwa/queue/queue.ts';
import { unreadableItems } from '#pwa/queue/queue-kind.ts';
import { onQueueNews } from '#pwa/queue/queue-news.ts';
import { liveStore, queueStore, useQueued } from '#pwa/queue/use-queued.ts';
import {
  collectedCashKind,
  deskKinds,
  deskQueue,
  expenseKind,
  extraWorkKind,
  projectPhotoKind,
  type QueuedCash,
  type QueuedExpense,
  type QueuedExtraWork,
  type QueuedPhoto,
  type QueuedReceipt,
  type QueuedSignature,
  type QueuedTap,
  receiptKind,
  signatureKind,
  visitTapKind,
} from './queued-kinds.ts';

const store = queueStore(deskQueue);

const tapped = liveStore<ReadonlyMap<string, Appointment>>(new Map(), () =>
  onQueueNews(deskQueue.name, ({ response }) => {
    const { data } = appointmentSchema.safeParse(response);
    if (data) tapped.change(new Map(tapped.current()).set(data.id, data));
  }),
);

const signedSchema = z.object({ id: idSchema, status: z.literal('approved') });
const signed = liveStore<ReadonlySet<string>>(new Set(), () =>
  onQueueNews(deskQueue.name, ({ response }) => {
    const { data } = signedSchema.safeParse(response);
    if (data) signed.change(new Set([...signed.current(), data.id]));
  }),
);

const rests = liveStore<number>(0, () =>
  onQueueNews(deskQueue.name, ({ sent }) => {
    if (sent.some((kind) => kind !== visitTapKind.name)) rests.change(rests.current() + 1);
  }),
);

/** Everything on this device, of every kind, waiting or returned. */
export function useUnsent(): readonly QueuedItem[] {
  return useSyncExternalStore(store.subscribe, store.current);
}

/** Items that the running code cannot read, and therefore never sends. */
export function useUnreadableDeskItems(): readonly QueuedItem[] {
  const items = useUnsent();
  return useMemo(() => unreadableItems(deskKinds, items), [items]);
}

export function useQueuedTaps(): readonly QueuedTap[] {
  return useQueued(store, visitTapKind);
}

export function useQueuedCash(): readonly QueuedCash[] {
  return useQueued(store, collectedCashKind);
}

export function useQueuedPhotos(): readonly QueuedPhoto[] {
  return useQueued(store, projectPhotoKind);
}

export function useQueuedExpenses(): readonly QueuedExpense[] {
  return useQueued(store, expenseKind);
}

export function useQueuedReceipts(): readonly QueuedReceipt[] {
  return useQueued(store, receiptKind);
}

export function useQueuedSignatures(): readonly QueuedSignature[] {
  return useQueued(store, signatureKind);
}

export function useQueuedExtraWork(): readonly QueuedExtraWork[] {
  return useQueued(store, extraWorkKind);
}

/** Counts the sender's runs that sent more than taps. */
export function useSentCount(): number {
  return useSyncExternalStore(rests.subscribe, rests.current);
}

/** Ids of estimates signed on this device, until the list catches up. */
export function useSignedHere(): ReadonlySet<string> {
  return useSyncExternalStore(signed.subscribe, signed.current);
}

/** Visits from the responses to taps, by id, until Firestore catches up. */
export function useTappedVisits(): ReadonlyMap<string, Appointment> {
  return useSyncExternalStore(tapped.subscribe, tapped.current);
}
