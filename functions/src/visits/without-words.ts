import type { CollectPayment } from '@welding/domain/entities/collected-payment';
import type { VisitTap } from '@welding/domain/entities/visit-tap';
import { findClient } from '#clients/clients.ts';
import { findAppointment } from './appointments.ts';

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
