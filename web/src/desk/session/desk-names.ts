/** The name of the desk's Firebase app in the browser. The portal's has none. */
export const deskAppName = 'desk';

/** The prefix of the worker's code caches. They hold no personal data and outlive a sign-out. */
export const deskCodePrefix = 'desk-code';

import type { Language } from '@welding/domain/values/language';

/**
 * A cache of this name tells the worker which language was chosen: it has no other storage that it can look at before it
 * answers. It holds nothing, and outlives a sign-out as the desk's code does.
 */
export function chosenLanguageName(language: Language): string {
  return `${deskCodePrefix}-language-${language}`;
}
