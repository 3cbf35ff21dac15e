import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './free-welders-texts.en.ts';
import { texts as es } from './free-welders-texts.es.ts';

export const freeWeldersTexts = inLanguages(en, es);
