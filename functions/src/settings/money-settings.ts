import type { Actor } from '@welding/domain/entities/audit-entry';
import {
  defaultMoneySettings,
  type MoneySettings,
  type MoneySettingsChange,
  moneySettingsId,
  type StoredMoneySettings,
  storedMoneySettingsPrivacy,
  storedMoneySettingsSchema,
} from '@welding/domain/money/money-settings';
import { changeEntity } from '#store/change-entity.ts';
import { isAlreadyThere } from '#store/conflicts.ts';
import { parseDocument } from '#store/documents.ts';
import { entityCollection } from '#store/entity-collection.ts';
import type { DocumentReference } from '#store/firestore.ts';

const settings = entityCollection(
  'settings',
  storedMoneySettingsSchema,
  ['updatedAt'],
  storedMoneySettingsPrivacy,
);

/** What the owner decided about estimates and invoices; the defaults where nothing was. */
export async function findMoneySettings(): Promise<MoneySettings> {
  const stored = await (await settings()).doc(moneySettingsId).get();
  return parseDocument(stored) ?? defaultMoneySettings;
}

/**
 * Puts settings in the place of those that `updatedAt` names, null for the defaults, and records who did.
 * @throws Refusal changed_meanwhile
 */
export async function storeMoneySettings(
  asked: MoneySettingsChange,
  actor: Actor,
): Promise<StoredMoneySettings> {
  const { updatedAt: _, followUpDays, ...changed } = asked;
  const document = (await settings()).doc(moneySettingsId);
  if (!(await document.get()).exists) await createDefaults(document);
  return await changeEntity(settings, {
    entity: 'settings',
    id: moneySettingsId,
    asked,
    actor,
    action: 'changed',
    decide: () => ({
      deposit: undefined,
      terms: undefined,
      ...changed,
      ...(followUpDays && { followUpDays }),
    }),
  });
}

/** The defaults hold also where they are not stored: storing them changes nothing, and is in no history. */
async function createDefaults(document: DocumentReference<StoredMoneySettings>): Promise<void> {
  try {
    await document.create({ id: moneySettingsId, ...defaultMoneySettings });
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  }
}
