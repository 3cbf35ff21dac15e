import { createHash } from 'node:crypto';
import type { Push, PushDevice } from '@welding/domain/entities/push';
import type { PushNotice } from '@welding/domain/entities/push-notice';
import type { Language } from '@welding/domain/values/language';
import * as logger from 'firebase-functions/logger';
import { removePushDevice } from '#messages/push-devices.ts';
import { claimPush, findDuePushes, removePush, storeRemaining } from '#messages/pushes.ts';
import { mailStaff } from '#messages/staff-mails.ts';
import { findSettings } from '#settings/settings.ts';
import { itemByItem } from '#store/item-by-item.ts';
import { handToPushService, type PushOutcome, type PushTreatment } from './hand-to-push-service.ts';
import { languagesOf, pushAudience } from './push-audience.ts';

const minute = 60_000;
const hour = 60 * minute;

/** The delays after each failed attempt. The attempt after the last delay is final. */
const retryDelays = [minute, 5 * minute, 30 * minute, 2 * hour];

/** How long a notification is useful. */
const lifetimes: Record<Push['kind'], number> = {
  other: 24 * hour,
  'new-request': 24 * hour,
  'visit-to-confirm': 24 * hour,
  'client-booked-visit': 24 * hour,
  'client-moved-visit': 24 * hour,
  'client-cancelled-visit': 24 * hour,
  'payment-unrecorded': 24 * hour,
  'money-taken-back': 24 * hour,
  'refund-failed': 24 * hour,
  'payment-failed': 24 * hour,
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

/** When a notification tried at `at` is due again, should this attempt fail. */
export function nextAttemptAt({ attempts }: Pick<Push, 'attempts'>, at: Date): Date {
  return new Date(at.getTime() + (retryDelays[attempts] ?? hour));
}

/** The seconds from `at` during which a notification is useful; 0 when they are over. */
export function secondsLeft({ kind, createdAt }: Pick<Push, 'kind' | 'createdAt'>, at: Date): number {
  return Math.max(0, Math.floor((Date.parse(createdAt) + lifetimes[kind] - at.getTime()) / 1000));
}

/** Whether a failed attempt was the last; `push` already counts it. */
export function wasLastAttempt({ attempts }: Pick<Push, 'attempts'>): boolean {
  return attempts > retryDelays.length;
}

/**
 * Sends a notification due at `at` to all its devices, unless another sender does. Each device fails and retries on its own. If
 * a sender dies, the next one sends to all of them again, and a device shows the second copy in place of the first.
 */
export async function sendPush(id: string, at: Date): Promise<void> {
  const push = await claimPush(id, at, (claimed) => nextAttemptAt(claimed, at));
  if (!push) return;
  // First, because mails reach also those without a device, and a notification that is too late.
  await mailStaff(push, at);
  const ttlSeconds = secondsLeft(push, at);
  if (ttlSeconds === 0) return await giveUp(push, 'too late');
  if (push.attempts > 1 && wasLastAttempt({ attempts: push.attempts - 1 })) {
    return await giveUp(push, 'broken off');
  }
  const devices = await pushAudience(push);
  const shownIn = await noticesOf(push);
  const treatment = { ttlSeconds, urgency: urgencyOf(push), topic: topicOf(push) } as const;
  const languages = await languagesOf(devices);
  const results = await Promise.all(
    devices.map((device) => deliver(device, shownIn(languages.get(device.personId) ?? 'en'), treatment)),
  );
  const remaining = devices.filter((_, index) => results[index]?.kind === 'later').map((device) => device.id);
  logger.info('push sent', { push: id, attempt: push.attempts, ...counted(results) });
  if (remaining.length === 0) await removePush(id);
  else if (wasLastAttempt(push)) await giveUp(push, 'push service');
  else await storeRemaining(id, remaining);
}

async function deliver(
  device: PushDevice,
  notice: PushNotice,
  treatment: PushTreatment,
): Promise<PushOutcome> {
  const outcome = await handToPushService(device, notice, treatment);
  if (outcome.kind === 'gone') await removePushDevice(device.id);
  // The push service refuses us, not the device: the keys are most likely wrong.
  if (outcome.kind === 'refused') logger.error('push refused', { device: device.id, cause: outcome.cause });
  return outcome;
}

async function giveUp({ id, attempts }: Push, cause: string): Promise<void> {
  await removePush(id);
  logger.warn('push given up', { push: id, attempt: attempts, cause });
}

/** The notification in each language. */
async function noticesOf(push: Push): Promise<(language: Language) => PushNotice> {
  const isNamed = push.namedBody !== undefined && (await findSettings()).notifications.showNames;
  return (language) => {
    const { title, body, namedBody } = language === 'es' ? push.inSpanish : push;
    return {
      title,
      body: isNamed && namedBody !== undefined ? namedBody : body,
      path: push.path,
      tag: push.id,
      lang: language,
    };
  };
}

function urgencyOf({ kind }: Push): PushTreatment['urgency'] {
  return kind === 'on-my-way' || kind === 'new-request' ? 'high' : 'normal';
}

function topicOf({ id }: Push): string {
  return createHash('sha256').update(id).digest('base64url').slice(0, 32);
}

function counted(results: readonly PushOutcome[]) {
  const count = (kind: PushOutcome['kind']) => results.filter((result) => result.kind === kind).length;
  return { sent: count('sent'), gone: count('gone'), later: count('later'), refused: count('refused') };
}

const mostAtOnce = 100;

/** Sends the notifications due at `at`, one by one, while `hasTime`. @returns how many were due */
export async function sendDuePushes(at: Date, hasTime: () => boolean): Promise<number> {
  let count = 0;
  async function* due(): AsyncGenerator<string> {
    const ids = await findDuePushes(at, mostAtOnce);
    count = ids.length;
    for (const id of ids) {
      if (!hasTime()) return;
      yield id;
    }
  }
  await itemByItem('pushes', due(), { idOf: (id) => id }, (id) => sendPush(id, at));
  return count;
}
