import { currentLanguage, type Language } from '@welding/domain/values/language';
import { deskLanguageKey } from '#shared/storage/storage-keys.ts';
import { deviceStorage } from '#shared/storage/web-storage.ts';
import { chosenLanguageName } from './chosen-language-name.ts';

/**
 * Opens the desk in another language, now and whenever it is opened on this device (web/build/desk/open-page.ts). Nothing
 * happens where the device keeps nothing, and for the language that is shown: the page would only come again.
 */
export async function openDeskIn(language: Language): Promise<void> {
  if (language === currentLanguage() || !deviceStorage.write(deskLanguageKey, language)) return;
  await tellWorkerOf(language).catch(() => undefined);
  location.reload();
}

async function tellWorkerOf(language: Language): Promise<void> {
  if (!('caches' in globalThis)) return;
  await caches.open(chosenLanguageName(language));
  await caches.delete(chosenLanguageName(language === 'en' ? 'es' : 'en'));
}
