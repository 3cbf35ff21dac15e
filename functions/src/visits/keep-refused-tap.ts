import type { Actor } from '@welding/domain/entities/audit-entry';
import type { CollectPayment } from '@welding/domain/entities/collected-payment';
import type { RefusedTap } from '@welding/domain/entities/refused-tap';
import type { Staff } from '@welding/domain/entities/staff';
import type { VisitTap } from '@welding/domain/entities/visit-tap';
import { errorCodes } from '@welding/domain/error-codes';
import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { formatDollars } from '@welding/domain/values/money';
import { findClient } from '#clients/clients.ts';
import { notFound, Refusal } from '#refusal.ts';
import { recordChange } from '#store/audit.ts';
import { idAfter } from '#store/counters.ts';
import { findAppointment } from './appointments.ts';
import { dropRefusedTap, removeRefusedTap, storeRefusedTap } from './refused-taps.ts';

/** What was tapped, as a refusal keeps it. */
export type SentTap = Omit<RefusedTap, 'id' | 'by' | 'refusedAt' | 'sentence'>;

/**
 * Runs what a device sent about a visit. Stores a refusal for the office, because the welder may not look at the device again,
 * under the welder's own key; deletes it once the same is sent again and taken.
 * @param key the Idempotency-Key, which what a device has kept always has; a form shows its refusal to whoever fills it in
 * @throws what `work` throws
 */
export async function keepingRefused<Answer>(
  key: string | undefined,
  tap: SentTap,
  { id, name }: Staff,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (!key) return await work();
  const refusedId = idAfter(key, id);
  let answer: Answer;
  try {
    answer = await work();
  } catch (error) {
    // What cannot be taken now is sent again by the device.
    if (
      error instanceof Refusal &&
      error.code !== errorCodes.unavailable &&
      (await findAppointment(tap.visitId))
    ) {
      const refusedAt = new Date().toISOString();
      await storeRefusedTap({ ...tap, id: refusedId, by: { id, name }, refusedAt, sentence: error.message });
    }
    throw error;
  }
  await dropRefusedTap(refusedId);
  return answer;
}

/** Takes a refused tap off what waits; the visit's history says what it was and who saw to it. @throws Refusal not_found */
export async function settleRefusedTap(id: string, actor: Actor): Promise<void> {
  const settled = await removeRefusedTap(id, async (batch, refused) => {
    const clientId = (await findAppointment(refused.visitId))?.clientId;
    await recordChange(batch, {
      actor,
      action: 'saw to a refused tap on',
      entity: 'appointment',
      entityId: refused.visitId,
      changes: [],
      ...(clientId && { clientId }),
      note: noteOf(refused),
    });
  });
  if (!settled) throw notFound();
}

/** As in: Wes, collect, $540.00 cash, Nov 25, 2026, 3:10 PM: This visit was cancelled */
function noteOf({ by, kind, amount, method, hours, text, tappedAt, sentence }: RefusedTap): string {
  const parts = [
    by.name,
    kind.replaceAll('-', ' '),
    hours !== undefined && `${hours} h`,
    amount !== undefined && [formatDollars(amount), method].filter(Boolean).join(' '),
    text,
    formatChicagoDateTime(new Date(tappedAt)),
  ];
  return `${parts.filter(Boolean).join(', ')}: ${sentence}`;
}

/**
 * What was done at a visit counts also after its client was erased, as a phone may send it days later. What was typed with it
 * does not stay: it may bring the client's name back.
 */
async function isOfErased(visitId: string): Promise<boolean> {
  const visit = await findAppointment(visitId);
  const client = visit && (await findClient(visit.clientId));
  return client?.erasedAt !== undefined;
}

/** A tap, without its words where its visit's client was erased. */
export async function tapToKeep(visitId: string, tap: VisitTap): Promise<VisitTap> {
  if (!(await isOfErased(visitId))) return tap;
  switch (tap.kind) {
    case 'finish':
      return { ...tap, note: undefined };
    case 'cancel':
      return { ...tap, reason: undefined };
    case 'cannot-do':
      return { ...tap, reason: '' };
    default:
      return tap;
  }
}

/** Collected money, without its reference where its visit's client was erased. */
export async function collectedToKeep(visitId: string, collected: CollectPayment): Promise<CollectPayment> {
  return (await isOfErased(visitId)) ? { ...collected, reference: undefined } : collected;
}
