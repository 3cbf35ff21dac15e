import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './refused-taps-texts.en.ts';
import { texts as es } from './refused-taps-texts.es.ts';

export const refusedTapsTexts = inLanguages(en, es);
