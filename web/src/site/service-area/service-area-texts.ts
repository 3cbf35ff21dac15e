import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './service-area-texts.en.tsx';
import { texts as es } from './service-area-texts.es.tsx';

export const serviceAreaTexts = inLanguages(en, es);
