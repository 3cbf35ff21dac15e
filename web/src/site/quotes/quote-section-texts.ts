import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './quote-section-texts.en.tsx';
import { texts as es } from './quote-section-texts.es.tsx';

export const quoteSectionTexts = inLanguages(en, es);
