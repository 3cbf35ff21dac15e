import type { Push, PushKind } from '@welding/domain/entities/push';

const minute = 60_000;
const hour = 60 * minute;

/** How long after an attempt that failed the next one is made; after the last of them there is none. */
const retryDelays = [minute, 5 * minute, 30 * minute, 2 * hour];

/** How long after its cause a notification still helps. */
const lifetimes: Record<PushKind, number> = {
  'new-request': 24 * hour,
  'visit-to-confirm': 24 * hour,
  'client-moved-visit': 24 * hour,
  'client-cancelled-visit': 24 * hour,
  'payment-unrecorded': 24 * hour,
  'money-taken-back': 24 * hour,
  'refund-failed': 24 * hour,
  dispute: 24 * hour,
  'estimate-approved': 24 * hour,
  'estimate-declined': 24 * hour,
  'estimate-question': 24 * hour,
  payment: 24 * hour,
  'mail-failed': 24 * hour,
  'visits-changed': 24 * hour,
  'visit-needs-welder': 24 * hour,
  'visit-needs-time': 24 * hour,
  'on-my-way': hour / 2,
  'visit-moved': 24 * hour,
  'project-finished': 24 * hour,
};

/** When a notification that is tried at `at` is due again, should this attempt fail. */
export function nextAttemptAt({ attempts }: Pick<Push, 'attempts'>, at: Date): Date {
  return new Date(at.getTime() + (retryDelays[attempts] ?? hour));
}

/** For how many seconds from `at` a notification is still worth showing; 0 when it is over. */
export function secondsLeft({ kind, createdAt }: Pick<Push, 'kind' | 'createdAt'>, at: Date): number {
  return Math.max(0, Math.floor((Date.parse(createdAt) + lifetimes[kind] - at.getTime()) / 1000));
}

/** Whether an attempt that failed was the last one; `push` counts it. */
export function wasLastAttempt({ attempts }: Pick<Push, 'attempts'>): boolean {
  return attempts > retryDelays.length;
}
