import type { Language } from '@welding/domain/values/language';
import { deskCodePrefix } from './desk-names.ts';

/**
 * A cache of this name tells the worker which language was chosen: it has no other storage that it can look at before it
 * answers. It holds nothing, and outlives a sign-out as the desk's code does.
 */
export function chosenLanguageName(language: Language): string {
  return `${deskCodePrefix}-language-${language}`;
}
