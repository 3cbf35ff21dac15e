import type { FieldChange } from '@welding/domain/entities/audit-entry';
import { clientMessages } from '@welding/domain/entities/client-change';
import { erasedFields, type PrivateFields } from '@welding/domain/values/privacy';
import { conflict } from '#refusal.ts';
import { firestore } from './firestore.ts';

type Written = { readonly changes: readonly FieldChange[]; readonly note?: string | undefined };

/**
 * Refuses personal data of an erased client, which a page that was open before may still send. The books go on: a change without
 * such data passes, only without its note.
 * @returns whether the note may name an erased client
 * @throws Refusal 409
 */
export async function requireNotErased<Entity extends { readonly clientId?: string | undefined }>(
  { fields }: { readonly fields: PrivateFields<Entity> },
  entity: Entity,
  { changes, note }: Written,
): Promise<boolean> {
  if (!entity.clientId) return false;
  const personal = Object.keys(erasedFields(fields, entity));
  const isPersonal = changes.some(({ field, to }) => personal.includes(field) && to !== undefined);
  if (!note && !isPersonal) return false;
  const client = await (await firestore()).collection('clients').doc(entity.clientId).get();
  const isErased = client.get('erasedAt') !== undefined;
  if (isErased && isPersonal) throw conflict(clientMessages.gone);
  return isErased;
}
