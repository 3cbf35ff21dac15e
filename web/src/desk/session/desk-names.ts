/** The desk's Firebase app. The portal's has no name. */
export const deskAppName = 'desk';

/** The worker's code caches. They hold no personal data and outlive a sign-out. */
export const deskCodePrefix = 'desk-code';

import type { Language } from '@welding/domain/values/language';

/** An empty cache whose name tells the worker the chosen language, the only storage it can read before it answers. */
export function chosenLanguageName(language: Language): string {
  return `${deskCodePrefix}-language-${language}`;
}
