import { inLanguages } from '@welding/domain/values/language';
import { texts as english } from './manifest-texts.en.ts';
import { texts as spanish } from './manifest-texts.es.ts';

/** What the manifests say. */
export const manifestTexts = inLanguages(english, spanish);
