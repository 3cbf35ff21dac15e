import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './today-texts.en.ts';
import { texts as es } from './today-texts.es.ts';

export const todayTexts = inLanguages(en, es);
