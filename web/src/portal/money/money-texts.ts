import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './money-texts.en.tsx';
import { texts as es } from './money-texts.es.tsx';

export const moneyTexts = inLanguages(en, es);
