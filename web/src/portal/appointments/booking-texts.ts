import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './booking-texts.en.tsx';
import { texts as es } from './booking-texts.es.tsx';

export const bookingTexts = inLanguages(en, es);
