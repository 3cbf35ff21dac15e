import { deskApiPaths } from '@welding/domain/api-paths';
import { type Staff, staffSchema } from '@welding/domain/entities/staff';
import { currentLanguage, type Language, offeredLanguages } from '@welding/domain/values/language';
import { deskLanguageKey } from '#shared/storage/storage-keys.ts';
import { deviceStorage } from '#shared/storage/web-storage.ts';
import { chosenLanguageName } from './desk-names.ts';
import { deskRequest } from './desk-request.ts';

/**
 * Opens the desk in another language, now and whenever it is opened on this device (web/build/desk/open-page.ts). Nothing
 * happens where the device keeps nothing, and for the language that is shown: the page would only come again.
 */
export async function openDeskIn(language: Language): Promise<void> {
  if (language === currentLanguage() || !deviceStorage.write(deskLanguageKey, language)) return;
  await tellWorkerOf(language).catch(() => undefined);
  location.reload();
}

/** Chooses the language for a signed-in person on all devices; without a connection on this device only. */
export async function chooseOwnLanguage(language: Language): Promise<void> {
  const options = { method: 'PATCH', body: { language } } as const;
  await deskRequest(deskApiPaths.me, (json) => staffSchema.parse(json), options).catch(() => undefined);
  await openDeskIn(language);
}

/** Opens the desk in the language chosen on another device; once, whatever language the page comes in. */
export async function followLanguage({ language }: Pick<Staff, 'language'>): Promise<void> {
  if (!language || !offeredLanguages.includes(language)) return;
  if (deviceStorage.read(deskLanguageKey) !== language) await openDeskIn(language);
}

async function tellWorkerOf(language: Language): Promise<void> {
  if (!('caches' in globalThis)) return;
  await caches.open(chosenLanguageName(language));
  await caches.delete(chosenLanguageName(language === 'en' ? 'es' : 'en'));
}
