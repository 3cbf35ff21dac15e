import {
  type UnrecordedPayment,
  unrecordedPaymentPrivacy,
  unrecordedPaymentSchema,
} from '@welding/domain/entities/unrecorded-payment';
import type { PushBatch } from '#messages/pushes.ts';
import { entityCollection } from '#store/entity-collection.ts';
import { newBatch } from '#store/firestore.ts';
import { isAlreadyThere } from '#store/outage.ts';

export const unrecordedPayments = entityCollection(
  'unrecordedPayments',
  unrecordedPaymentSchema,
  ['createdAt'],
  unrecordedPaymentPrivacy,
);

/** Notes for the desk that a payment could not be recorded, the first time it happens. @param also of the same batch */
export async function noteUnrecordedPayment(
  unrecorded: Pick<UnrecordedPayment, 'id' | 'sentence'>,
  also: (batch: PushBatch) => Promise<void>,
): Promise<void> {
  const batch = await newBatch();
  const createdAt = new Date().toISOString();
  batch.create((await unrecordedPayments()).doc(unrecorded.id), { ...unrecorded, createdAt });
  await also(batch);
  try {
    await batch.commit();
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  }
}

/** Takes the note away; nothing where there is none. */
export async function dropUnrecordedPayment(id: string): Promise<void> {
  await (await unrecordedPayments()).doc(id).delete();
}
