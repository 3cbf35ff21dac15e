import type { Actor } from '@welding/domain/entities/audit-entry';
import {
  defaultMoneySettings,
  type MoneySettings,
  type MoneySettingsChange,
  moneySettingsId,
  type StoredMoneySettings,
  storedMoneySettingsSchema,
} from '@welding/domain/money/money-settings';
import { changeEntity } from '#store/change-entity.ts';
import { createWhereMissing } from '#store/create.ts';
import { parseDocument } from '#store/documents.ts';
import { entityCollection } from '#store/entity-collection.ts';

const settings = entityCollection('settings', storedMoneySettingsSchema, { audit: 'settings' });

/** The owner's settings for estimates and invoices, or the defaults. */
export async function findMoneySettings(): Promise<MoneySettings> {
  const stored = await (await settings()).doc(moneySettingsId).get();
  return parseDocument(stored) ?? defaultMoneySettings;
}

/**
 * Replaces the settings of the version `updatedAt`, null for the defaults, and records who did.
 * @throws Refusal changed_meanwhile
 */
export async function storeMoneySettings(
  asked: MoneySettingsChange,
  actor: Actor,
): Promise<StoredMoneySettings> {
  const { updatedAt: _, ...changed } = asked;
  await createWhereMissing(settings, { id: moneySettingsId, ...defaultMoneySettings });
  return await changeEntity(settings, {
    id: moneySettingsId,
    asked,
    actor,
    action: 'changed',
    decide: () => ({ deposit: undefined, terms: undefined, ...changed }),
  });
}
