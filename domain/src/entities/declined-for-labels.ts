import { inCurrentLanguage } from '../values/language.ts';
import { declinedForTexts } from './declined-for-texts.ts';
import type { DeclinedFor } from './estimate.ts';

/** Apart from estimates: the desk's first screens read those, and show none of these words. */
export const declinedForLabels: Record<DeclinedFor, string> = inCurrentLanguage(() => declinedForTexts());
