import { currentLanguage, offeredLanguages } from '@welding/domain/values/language';
import { useSyncExternalStore } from 'react';
import { chosenLanguage } from '#shared/storage/chosen-language.ts';

/** Whether to offer Spanish: the page is English, the browser prefers Spanish, and nobody has chosen on this device. */
export function useLanguageOffer(): boolean {
  return useSyncExternalStore(chosenLanguage.subscribe, isOffered, () => false);
}

function isOffered(): boolean {
  if (!offeredLanguages.includes('es') || currentLanguage() === 'es') return false;
  return chosenLanguage.get() === null && prefersSpanish(navigator.languages);
}

/** Which of our languages comes first among those of a browser (BCP 47): `es-MX` is Spanish. */
export function prefersSpanish(languages: readonly string[]): boolean {
  const known = languages
    .map((tag) => tag.toLowerCase().split('-')[0])
    .find((name) => name === 'es' || name === 'en');
  return known === 'es';
}
