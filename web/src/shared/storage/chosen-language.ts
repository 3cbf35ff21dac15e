import { type Language, offeredLanguages } from '@welding/domain/values/language';
import { createStore } from '#shared/state/create-store.ts';
import { deviceStorage } from './web-storage.ts';

const key = 'language';

/** The language chosen on this device; null for none, or one no longer offered. */
export const chosenLanguage = createStore<Language | null>(
  () => offeredLanguages.find((language) => language === deviceStorage.read(key)) ?? null,
);

/** If storage is closed, the choice lasts as long as the page. */
export function chooseLanguage(language: Language): void {
  deviceStorage.write(key, language);
  chosenLanguage.set(language);
}
