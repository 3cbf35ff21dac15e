import { inLanguages } from '../values/language.ts';
import { texts as en } from './push-device-texts.en.ts';
import { texts as es } from './push-device-texts.es.ts';

export const pushDeviceTexts = inLanguages(en, es);
