import { inLanguages } from '@welding/domain/values/language';
import { texts as english } from './language-offer-texts.en.ts';
import { texts as spanish } from './language-offer-texts.es.ts';

/** What offers Spanish, which is Spanish in both. */
export const languageOfferTexts = inLanguages(english, spanish);
