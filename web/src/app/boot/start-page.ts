import { atSite, paths } from '@welding/domain/paths';
import { currentLanguage } from '@welding/domain/values/language';
import { chosenLanguage } from '#shared/storage/chosen-language.ts';
import { sessionMarkerKey } from '#shared/storage/storage-keys.ts';
import { deviceStorage } from '#shared/storage/web-storage.ts';

/**
 * Where the app goes when it was opened from the home screen: a client who stayed signed in lands in the portal, anyone
 * else on the home page; in the language chosen on this device. Null: where the page is.
 */
export function startPage(): string | null {
  if (`${location.pathname}${location.search}` !== atSite(paths.appStart)) return null;
  // Without a signal there is what the device keeps, which is surely there in this language.
  const language = (navigator.onLine && chosenLanguage.get()) || currentLanguage();
  if (deviceStorage.read(sessionMarkerKey) !== null) return atSite(paths.dashboard, language);
  return language === currentLanguage() ? null : atSite(paths.appStart, language);
}
