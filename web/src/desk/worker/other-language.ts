import { currentLanguage } from '@welding/domain/values/language';
import { chosenLanguageName } from '#desk/session/chosen-language-name.ts';

/** Whether another language than that of this worker was chosen on this device. */
export async function isOtherLanguageChosen(): Promise<boolean> {
  return await caches.has(chosenLanguageName(currentLanguage() === 'en' ? 'es' : 'en'));
}
