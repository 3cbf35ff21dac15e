import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './service-descriptions-texts.en.ts';
import { texts as es } from './service-descriptions-texts.es.ts';

export const serviceDescriptionsTexts = inLanguages(en, es);
