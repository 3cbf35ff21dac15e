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

/** A tap in the form a refusal stores. */
export type SentTap = Omit<RefusedTap, 'id' | 'by' | 'refusedAt' | 'sentence'>;

/**
 * Runs a tap from a device. Stores a refused tap for the office, because the welder may not look at the phone again. Deletes the
 * stored refusal once the same tap succeeds.
 * @param key the Idempotency-Key, which every stored tap has; a form without one shows its own refusal
 * @throws the errors of `work`
 */
export async function keepingRefused<Result>(
  key: string | undefined,
  tap: SentTap,
  { id, name }: Staff,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!key) return await work();
  const refusedId = idAfter(key, id);
  let result: Result;
  try {
    result = await work();
  } catch (error) {
    // The device repeats a tap that fails only for now.
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
  return result;
}

/**
 * Deletes a refused tap that staff have handled; the visit's history records the tap and who handled it. @throws Refusal
 * not_found
 */
export async function handleRefusedTap(id: string, actor: Actor): Promise<void> {
  const handled = await removeRefusedTap(id, async (batch, refused) => {
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
  if (!handled) throw notFound();
}

/** For example: Wes, collect, $540.00 cash, Nov 25, 2026, 3:10 PM: This visit was cancelled */
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
 * A phone may send a tap days after its client was erased. The tap counts, but typed text is dropped, because it may name the
 * client.
 */
async function isOfErased(visitId: string): Promise<boolean> {
  const visit = await findAppointment(visitId);
  const client = visit && (await findClient(visit.clientId));
  return client?.erasedAt !== undefined;
}

/** A tap, without its text if the client was erased. */
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

/** Collected money, without its reference if the client was erased. */
export async function collectedToKeep(visitId: string, collected: CollectPayment): Promise<CollectPayment> {
  return (await isOfErased(visitId)) ? { ...collected, reference: undefined } : collected;
}
