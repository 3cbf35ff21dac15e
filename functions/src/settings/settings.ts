import {
  type BusinessSettings,
  businessSettingsId,
  defaultSettings,
  type SettingsChange,
  type StoredSettings,
  storedSettingsSchema,
} from '@welding/domain/business/settings';
import type { Actor } from '@welding/domain/entities/audit-entry';
import { changeEntity } from '#store/change-entity.ts';
import { createWhereMissing } from '#store/create.ts';
import { parseDocument } from '#store/documents.ts';
import { entityCollection } from '#store/entity-collection.ts';

const settings = entityCollection('settings', storedSettingsSchema, {
  audit: 'settings',
});

/** The owner's settings, or the defaults. */
export async function findSettings(): Promise<BusinessSettings> {
  const stored = await (await settings()).doc(businessSettingsId).get();
  return parseDocument(stored) ?? defaultSettings;
}

/**
 * Replaces the settings of the version `updatedAt`, null for the defaults, and records who did.
 * @throws Refusal changed_meanwhile
 */
export async function storeSettings(asked: SettingsChange, actor: Actor): Promise<StoredSettings> {
  const { updatedAt: _, ...changed } = asked;
  await createWhereMissing(settings, { id: businessSettingsId, ...defaultSettings });
  return await changeEntity(settings, {
    id: businessSettingsId,
    asked,
    actor,
    action: 'changed',
    decide: () => changed,
  });
}
