import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './quote-form-texts.en.tsx';
import { texts as es } from './quote-form-texts.es.tsx';

export const quoteFormTexts = inLanguages(en, es);
