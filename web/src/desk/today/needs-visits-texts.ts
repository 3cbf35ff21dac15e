import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './needs-visits-texts.en.ts';
import { texts as es } from './needs-visits-texts.es.ts';

export const needsVisitsTexts = inLanguages(en, es);
