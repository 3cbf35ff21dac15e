import { type Language, offeredLanguages } from '@welding/domain/values/language';
import { createStore } from '#shared/state/create-store.ts';
import { deviceStorage } from './web-storage.ts';

const key = 'language';

/** The language chosen on this device; null for none, or one that is not offered. */
export const chosenLanguage = createStore<Language | null>(
  () => offeredLanguages.find((language) => language === deviceStorage.read(key)) ?? null,
);

/** Keeps the choice on this device; where storage is closed, it lasts as long as the page. */
export function chooseLanguage(language: Language): void {
  deviceStorage.write(key, language);
  chosenLanguage.set(language);
}
