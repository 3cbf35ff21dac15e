import type { Actor } from '@welding/domain/entities/audit-entry';
import type { RefusedTap } from '@welding/domain/entities/refused-tap';
import type { Staff } from '@welding/domain/entities/staff';
import { errorCodes } from '@welding/domain/error-codes';
import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { formatDollars } from '@welding/domain/values/money';
import { notFound, Refusal } from '#refusal.ts';
import { recordChange } from '#store/audit.ts';
import { idAfter } from '#store/id-after.ts';
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
