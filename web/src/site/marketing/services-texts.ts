import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './services-texts.en.tsx';
import { texts as es } from './services-texts.es.tsx';

export const servicesTexts = inLanguages(en, es);
