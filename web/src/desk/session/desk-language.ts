import { deskApiPaths } from '@welding/domain/api-paths';
import { type Staff, staffSchema } from '@welding/domain/entities/staff';
import { currentLanguage, type Language, offeredLanguages } from '@welding/domain/values/language';
import { chosenLanguageName } from '#shared/api/app-of-origin.ts';
import { deskLanguageKey } from '#shared/storage/storage-keys.ts';
import { deviceStorage } from '#shared/storage/web-storage.ts';
import { deskRequest } from './desk-request.ts';

/**
 * Opens the desk in another language, now and later on this device (web/build/desk/open-page.ts). Does nothing for the current
 * language or if storage is closed, because the page would only reload.
 */
export async function openDeskIn(language: Language): Promise<void> {
  if (language === currentLanguage() || !deviceStorage.write(deskLanguageKey, language)) return;
  await tellWorkerOf(language).catch(() => undefined);
  location.reload();
}

/** Chooses the language on all devices; offline on this device only. */
export async function chooseOwnLanguage(language: Language): Promise<void> {
  const options = { method: 'PATCH', body: { language } } as const;
  await deskRequest(deskApiPaths.me, (json) => staffSchema.parse(json), options).catch(() => undefined);
  await openDeskIn(language);
}

/** Switches once to the language chosen on another device. */
export async function applyOwnLanguage({ language }: Pick<Staff, 'language'>): Promise<void> {
  if (!language || !offeredLanguages.includes(language)) return;
  if (deviceStorage.read(deskLanguageKey) !== language) await openDeskIn(language);
}

async function tellWorkerOf(language: Language): Promise<void> {
  if (!('caches' in globalThis)) return;
  await caches.open(chosenLanguageName(language));
  await caches.delete(chosenLanguageName(language === 'en' ? 'es' : 'en'));
}
