/** What the desk's Firebase is called in the browser; the portal's has no name. */
export const deskAppName = 'desk';

/** The worker's caches of code begin with this: they hold nothing of anybody's and outlive a sign-out. */
export const deskCodePrefix = 'desk-code';

import type { Language } from '@welding/domain/values/language';

/**
 * A cache of this name tells the worker which language was chosen: it has no other storage that it can look at before it
 * answers. It holds nothing, and outlives a sign-out as the desk's code does.
 */
export function chosenLanguageName(language: Language): string {
  return `${deskCodePrefix}-language-${language}`;
}
