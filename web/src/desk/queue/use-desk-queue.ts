import { type Appointment, appointmentSchema } from '@welding/domain/entities/appointment';
import { idSchema } from '@welding/domain/values/text-fields';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { onQueueNews } from '#pwa/queue/queue-news.ts';
import { liveStore, queueStore, useQueued } from '#pwa/queue/use-queued.ts';
import {
  collectedCashKind,
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

const followed = queueStore(deskQueue);

const answered = liveStore<ReadonlyMap<string, Appointment>>(new Map(), () =>
  onQueueNews(deskQueue.name, ({ answer }) => {
    const { data } = appointmentSchema.safeParse(answer);
    if (data) answered.change(new Map(answered.current()).set(data.id, data));
  }),
);

const signedSchema = z.object({ id: idSchema, status: z.literal('approved') });
const signed = liveStore<ReadonlySet<string>>(new Set(), () =>
  onQueueNews(deskQueue.name, ({ answer }) => {
    const { data } = signedSchema.safeParse(answer);
    if (data) signed.change(new Set([...signed.current(), data.id]));
  }),
);

const rests = liveStore<number>(0, () =>
  onQueueNews(deskQueue.name, ({ sent }) => {
    if (sent.some((kind) => kind !== visitTapKind.name)) rests.change(rests.current() + 1);
  }),
);

export function useQueuedTaps(): readonly QueuedTap[] {
  return useQueued(followed, visitTapKind);
}

export function useQueuedCash(): readonly QueuedCash[] {
  return useQueued(followed, collectedCashKind);
}

export function useQueuedPhotos(): readonly QueuedPhoto[] {
  return useQueued(followed, projectPhotoKind);
}

export function useQueuedExpenses(): readonly QueuedExpense[] {
  return useQueued(followed, expenseKind);
}

export function useQueuedReceipts(): readonly QueuedReceipt[] {
  return useQueued(followed, receiptKind);
}

export function useQueuedSignatures(): readonly QueuedSignature[] {
  return useQueued(followed, signatureKind);
}

export function useQueuedExtraWork(): readonly QueuedExtraWork[] {
  return useQueued(followed, extraWorkKind);
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
export function useAnsweredVisits(): ReadonlyMap<string, Appointment> {
  return useSyncExternalStore(answered.subscribe, answered.current);
}
